import { tokens } from '../../../kernel/patterns.ts';

/** Things that are counted: "Chapter IV", "World War II". */
export const counted = tokens`
  chapter part book chord volume vol\. act scene section article appendix figure fig\. table plate canto war
  phase stage type class level grade step mark unit lesson title tome schedule annex group factor region
  zone division`;

/** Names that rulers and popes shared: the numeral is said as an ordinal. */
export const rulers = tokens`
  Henry George Louis Edward Charles James William Richard Elizabeth Mary Philip Philippe Napoleon
  Frederick Nicholas Catherine Alexander Rameses Ramesses Ramses Ptolemy Pius Leo Gregory Innocent
  Benedict Clement Urban Paul Peter Ivan Otto Gustav Gustavus Christian Constantine Theodosius Darius
  Xerxes Artaxerxes Cleopatra Thutmose Amenhotep Seti Mehmed Murad Selim Victor Emmanuel Umberto
  Ferdinand Alfonso Juan Carlos Harald Olaf Haakon Erik Robert Boniface Sixtus Stephen Joseph Leopold
  Rudolf Maximilian Wilhelm Casimir Sigismund Francis Felipe Pedro John Margaret Christina Albert
  Baudouin Theodoric Justinian Leonidas Mithridates Antiochus Seleucus Hassan Mohammed Abdullah`;
