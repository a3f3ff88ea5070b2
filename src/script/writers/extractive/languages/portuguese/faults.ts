import type { Fault } from '../cues/cue-faults.ts';
import { anyOf, opensWith } from '../cues/romance/patterns.ts';

const SHOWN =
  'figuras?|fig\\.|tabelas?|quadros?|gráficos?|esquemas?|diagramas?|caixas?|anexos?|apêndices?|fotos?|fotografias?|ilustração|ilustrações|imagem|imagens|mapas?|equação|equações|fórmulas?';
const PLACES =
  'capítulos?|seção|seções|secção|secções|parágrafos?|páginas?|artigos?|lição|lições|unidades?|módulos?|tutorial|tutoriais|documentos?|manual|manuais|guias?|livros?|tópicos?';

/** What is no content in a Portuguese text, or can't be said of what nobody sees: rubric F4 and F5. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'pointer',
    test: anyOf(
      `(?:${SHOWN}|${PLACES}|passo|exemplo|exercício|nota|vol\\.|tomo|volume|pergunta|listagem|linha|nível|diapositivo|slide) (?:n\\.?º\\s?)?(?:\\d|[ivx]+(?![\\p{L}'])|[A-H](?![\\p{L}']))`,
    ),
  },
  { name: 'pointer', test: opensWith(`ver|veja|vejam|vide|consulte|consultar|leia|cf|abaixo|acima`) },
  {
    name: 'pointer',
    test: anyOf(
      `(?<!para )veja(?:-se)?(?: também| mais| a| o| as| os)?(?= |[,.])|vide|ver (?:também|mais|a|o|as|os) (?:${SHOWN}|${PLACES}|abaixo|acima)|cf\\.?|consulte|consultar (?:a|o) (?:${PLACES})|para (?:mais|maiores|obter mais) (?:informações|informação|detalhes)|para saber mais|mais informações|mais detalhes|ler mais|leia também|remete-se|remetemos|refira-se`,
    ),
  },
  {
    name: 'pointer',
    test: anyOf(
      `como (?:se|já|vimos|veremos|pode|é|foi) (?:mostra|viu|vê|visto|dito|disse|indica|mencion\\p{L}+|ver-se|observar|ser visto|referido|explicado|descrito|mostrado)|como (?:vimos|veremos|mostra|ilustra|indica)(?= |,)|(?:vist|descrit|mencionad|citad|apresentad|explicad|indicad|referid|definid|dad|enumerad|listad|mostrad|ilustrad)[ao]s? (?:mais (?:acima|abaixo|adiante)|anteriormente|previamente|antes|acima|abaixo|a seguir|(?:no|na|nos|nas|neste|nesta) (?:${PLACES}|${SHOWN}))|(?:já )?(?:vimos|referimos|mencionámos|mencionamos|explicámos) (?:que|anteriormente|acima|antes|como)|(?:veremos|falaremos|voltaremos|trataremos|descreveremos|estudaremos|explicaremos|examinaremos|abordaremos|analisaremos|mostraremos|vamos (?:agora|\\p{L}+r))|pode(?:m)? ser (?:encontrad|vist|consultad)[ao]s? (?:em|no|na)|barra lateral|(?:será|serão|é|são) (?:descrit|tratad|explicad|discutid|apresentad|ilustrad|mostrad|analisad)[ao]s? (?:no|na|mais adiante|a seguir|depois|aqui)|(?:acima|abaixo)(?=[.,;:])|que (?:segue|seguem)(?=[.,;:])`,
    ),
  },
  {
    name: 'pointer',
    test: anyOf(
      `(?:neste|nesta|nestes|nestas|deste|desta|no presente|na presente|no próximo|na próxima|no seguinte|na seguinte|no anterior|na anterior) (?:${PLACES}|${SHOWN}|curso|ensaio|trabalho|estudo|relatório|vídeo|blog|site|sítio|tese|introdução|texto)|(?:${PLACES}|${SHOWN}|exemplos?|lista|listagem|comandos?|código) (?:seguintes?|anterior(?:es)?|(?:de |logo )?(?:abaixo|acima)|anex[ao]s?)|(?:seguintes?|anterior(?:es)?|presente|próxim[ao]) (?:${PLACES}|${SHOWN}|exemplos?|lista|listagem|comandos?|código|curso|trabalho)|(?:este|esta|estes|estas) (?:${PLACES}|${SHOWN}|curso|tutorial)|(?:na|no|da|do) (?:figura|tabela|gráfico|diagrama|imagem|ilustração|esquema|captura|caixa)(?= (?:ao|à|abaixo|acima|seguinte|anterior)|[.,;:])|(?:à|ao) (?:esquerda|direita|lado) d[ao] (?:${SHOWN}|ecrã|tela|janela)`,
    ),
  },
  {
    name: 'navigation',
    test: opensWith(
      `clique|carregue (?:em|no|na)|prima|pressione|descarregue|baixe|faça (?:o )?download|subscreva|inscreva-se|registe-se|registre-se|partilhe|compartilhe|partilhar|compartilhar|imprimir|voltar (?:ao|à|para)|ir para|ler mais|leia mais|saiba mais|saber mais|siga-nos|contacte-nos|descubra (?:os|as|mais)|publicado (?:em|por|a)|atualizado|última (?:atualização|modificação)|escrito por|redigido por|artigos relacionados|tempo de leitura|página (?:seguinte|anterior)|(?:início|menu|pesquisar|palavras-chave|categorias?|etiquetas?|autora?s?|autores|fontes?|créditos|fotos?|fotografia|imagem|comentários|sumário|índice|agradecimentos|nota|resumo|data)\\s?:`,
    ),
  },
  {
    name: 'apparatus',
    test: anyOf(
      `todos os direitos|direitos reservados|direitos de autor|direitos autorais|aviso legal|depósito legal|sob (?:a )?licença|licença (?:creative|gpl|livre|gnu|cc)|reprodução proibida|proibida a reprodução|traduzido (?:do|por|de)|tradução de|clique|clicar|clicando|descarregar (?:o|a|aqui)|baixar (?:o|a|aqui)|subscrev\\p{L}*|impresso em|consultado em|acessado em|ed\\.|p\\. \\d|pp\\. \\d|pág\\.|págs\\.|op\\. cit\\.?|ibid\\.?|et al\\.?|correio eletrónico:|e-?mail:|política de privacidade|objetivos? de aprendizagem|ao final (?:deste|desta)`,
    ),
  },
  {
    name: 'shown, not told',
    test: opensWith(
      `(?!temos|vamos(?= já))\\p{L}{2,}(?:amos|emos|imos)(?= )|observe|note|repare|compare|olhe|considere|suponha|imagine|lembre-se|recorde|experimente|selecione|escreva|introduza|insira|abra|execute|escolha|adicione|verifique|instale|edite|tenha em conta|certifique-se|eis`,
    ),
  },
  {
    name: 'shown, not told',
    test: anyOf(
      `(?:apertar|aperte|pressione|pressionar|prima|premir|clique) (?:o|a|em|no|na|\\p{Lu}\\p{L}*)|(?:aqui )?segue(?:m)? (?:um|uma|uns|umas)|você (?:verá|vai ver)|pode(?:m)? encontrar (?:um|uma) (?:lista|descrição)|nós referimos você|(?:como|já) (?:pode|podem|podes) (?:ver|observar|notar)|(?:neste|no|no nosso) exemplo|(?:aqui|eis) (?:vemos|se vê|está|tem|temos)|diante de nós|clicando|deverá ver|deve ver|irá obter|obterá|(?:vejamos|examinemos|consideremos|suponhamos|tomemos|passemos)|encontrará (?:o|a|os|as|mais|um|uma)`,
    ),
  },
  {
    name: 'speaker of the source',
    test: anyOf(
      `o leitor|a leitora|os leitores|os nossos leitores|nossos leitores|caro leitor|quem escreve estas|o presente (?:trabalho|livro|documento|relatório)|agradeço|minhas senhoras`,
    ),
  },
  { name: 'a slip of the source', test: anyOf(`(o|os|as|de|do|da|um|uma|e|em|que|é) \\1`) },
  {
    name: 'no verb',
    test: opensWith(
      `(?:ação|conjunto|processo|ciência|arte|estudo|pessoa|aquele|capacidade|maneira|parte|qualidade|efeito|ato) (?:de|do|da|que|por)`,
    ),
  },
  { name: 'does not end as a sentence', test: /(?:\b(?:p\. ?ex|cf|etc|n|vol|art|cap|Sr|Sra|Dr)|\b[A-Z])\.$/ },
];
