import { describe, expect, test } from 'vitest';
import { normalize } from '../../src/speech/normalize/normalize.ts';

// Pure rules: how English is read aloud. Every case is one line: as written, as said.

const cases: Record<string, [string, string][]> = {
  'whole numbers and decimals': [
    ['There were 7 of them.', 'There were seven of them.'],
    ['It has 42 parts.', 'It has forty two parts.'],
    ['We counted 100 and 110.', 'We counted one hundred and one hundred ten.'],
    [
      'About 1,234,567 people.',
      'About one million two hundred thirty four thousand five hundred sixty seven people.',
    ],
    ['It cost 12,000 lives.', 'It cost twelve thousand lives.'],
    ['Pi is 3.14159.', 'Pi is three point one four one five nine.'],
    ['Only .5 remained.', 'Only point five remained.'],
    ['It rose by 0.05 a year.', 'It rose by zero point zero five a year.'],
    ['The answer is -5.', 'The answer is minus five.'],
    ['It fell to −40 that night.', 'It fell to minus forty that night.'],
    ['A gain of +3 is enough.', 'a gain of plus three is enough.'],
    ['Agent 007 is here.', 'Agent zero zero seven is here.'],
    ['2.5 million people', 'two point five million people'],
    ['10 000 trees', 'ten thousand trees'],
    ['Zero is 0.', 'Zero is zero.'],
  ],
  ordinals: [
    ['The 1st, 2nd, 3rd and 4th.', 'The first, second, third and fourth.'],
    ['The 21st century.', 'The twenty first century.'],
    ['In the 19th century', 'In the nineteenth century'],
    ['the 100th and the 112th', 'the one hundredth and the one hundred twelfth'],
    ['his 80th birthday', 'his eightieth birthday'],
  ],
  years: [
    ['In 1066 they came.', 'In ten sixty six they came.'],
    ['It began in 1905.', 'It began in nineteen oh five.'],
    ['By 2004 it was over.', 'By two thousand four it was over.'],
    ['In 2000 and 2010.', 'In two thousand and twenty ten.'],
    ['The year 1900.', 'The year nineteen hundred.'],
    ['Newton (1687) wrote it.', 'Newton, sixteen eighty seven, wrote it.'],
    ['the war of 1914-1918', 'the war of nineteen fourteen to nineteen eighteen'],
    ['the war of 1914–18', 'the war of nineteen fourteen to eighteen'],
    ['the 1980s', 'the nineteen eighties'],
    ["the '60s and the 70s", 'the sixties and the seventies'],
    ['the 1900s', 'the nineteen hundreds'],
    ['the mid-1990s', 'the mid nineteen nineties'],
    ['in 480 BC', 'in four hundred eighty B C'],
    ['1500 soldiers died.', 'one thousand five hundred soldiers died.'],
    ['Some 1200 people came.', 'Some one thousand two hundred people came.'],
    ['In 1348 alone, many died.', 'In thirteen forty eight alone, many died.'],
  ],
  'Roman numerals': [
    ['King Henry VIII married six times.', 'King Henry the eighth married six times.'],
    ['Elizabeth I was queen.', 'Elizabeth the first was queen.'],
    ['Chapter IV begins.', 'Chapter four begins.'],
    ['World War II ended.', 'World War two ended.'],
    ['Apollo XI landed.', 'Apollo eleven landed.'],
    ['Pope John XXIII', 'Pope John the twenty third'],
    ['Louis XIV built it.', 'Louis the fourteenth built it.'],
    ['a type II error', 'a type two error'],
    ['the XIX century', 'the nineteenth century'],
    ['printed in MCMXIV', 'printed in nineteen fourteen'],
    ['I think so.', 'I think so.'],
    ['Part V and Part VI', 'Part five and Part six'],
  ],
  dates: [
    ['On 12 March 1998 it rained.', 'On the twelfth of March nineteen ninety eight it rained.'],
    ['On March 12, 1998, it rained.', 'On March twelfth, nineteen ninety eight, it rained.'],
    ['Since 2024-03-12 it works.', 'Since March twelfth, twenty twenty four it works.'],
    ['on the 4th of July', 'on the fourth of July'],
    ['in March 1998', 'in March nineteen ninety eight'],
    ['on Sept. 5', 'on September fifth'],
    ['from 3–5 May 2020', 'from the third to fifth of May twenty twenty'],
    ['on 25/12/2024', 'on the twenty fifth of December twenty twenty four'],
    ['on 3/4/2024', 'on three slash four slash twenty twenty four'],
    ['the 1 May holiday', 'the first of May holiday'],
    ['These 5 may stay.', 'These five may stay.'],
  ],
  times: [
    ['At 14:30 we left.', 'At fourteen thirty we left.'],
    ['at 3 pm', 'at three P M'],
    ['at 3:05 p.m. on Monday', 'at three oh five P M on Monday'],
    ['at 9:00', "at nine o'clock"],
    ['at 14:00', 'at fourteen hundred'],
    ['from 9:15 a.m.', 'from nine fifteen A M.'],
    ['read John 3:16', 'read John three sixteen'],
  ],
  money: [
    ['It cost $3.5 million.', 'It cost three point five million dollars.'],
    ['It cost €20.', 'It cost twenty euros.'],
    ['It cost £4.99.', 'It cost four pounds and ninety nine pence.'],
    ['It cost $1.', 'It cost one dollar.'],
    ['It cost $1.01.', 'It cost one dollar and one cent.'],
    ['It cost $0.50.', 'It cost fifty cents.'],
    ['It cost $1,250.00.', 'It cost one thousand two hundred fifty dollars.'],
    ['a $5 million project', 'a five million dollar project'],
    ['between $5–10 million', 'between five to ten million dollars'],
    ['about $2bn', 'about two billion dollars'],
    ['some 20 € a day', 'some twenty euros a day'],
    ['only 5 USD', 'only five U S dollars'],
    ['¥500 and ₹100', 'five hundred yen and one hundred rupees'],
    ['a US$3 fee', 'a three U S dollar fee'],
    ['for 50¢', 'for fifty cents'],
  ],
  percent: [
    ['Only 5% agreed.', 'Only five percent agreed.'],
    ['between 5-10% of them', 'between five to ten percent of them'],
    ['12.5 % more', 'twelve point five percent more'],
    ['2‰ of it', 'two per mille of it'],
  ],
  units: [
    ['It is 5 km away.', 'It is five kilometers away.'],
    ['It is 1 km away.', 'It is one kilometer away.'],
    ['at 90 km/h', 'at ninety kilometers per hour'],
    ['It accelerates at 9.8 m/s².', 'It accelerates at nine point eight meters per second squared.'],
    ['Water boils at 100 °C.', 'Water boils at one hundred degrees Celsius.'],
    ['at -40 °F', 'at minus forty degrees Fahrenheit'],
    ['a mass of 70 kg', 'a mass of seventy kilograms'],
    ['a 3.2 GHz chip', 'a three point two gigahertz chip'],
    ['it used 12 kWh', 'it used twelve kilowatt hours'],
    ['about 20 µm thick', 'about twenty micrometers thick'],
    ['add 250 mL of milk', 'add two hundred fifty milliliters of milk'],
    ['an area of 30 m²', 'an area of thirty square meters'],
    ['5 cm³ of it', 'five cubic centimeters of it'],
    ['1,000 kg/m³', 'one thousand kilograms per cubic meter'],
    ['3 × 4 m', 'three by four meters'],
    ['10–15 km deep', 'ten to fifteen kilometers deep'],
    ['a 5 km walk', 'a five kilometer walk'],
    ['6 ft tall', 'six feet tall'],
    ['at 60 mph', 'at sixty miles per hour'],
    ['a 45° angle', 'a forty five degree angle'],
    ['about 300 K', 'about three hundred kelvins'],
    ['16 GB of memory', 'sixteen gigabytes of memory'],
    ['a pressure of 101 kPa', 'a pressure of one hundred one kilopascals'],
    ['20 mg/L', 'twenty milligrams per liter'],
    ['2.5 million km', 'two point five million kilometers'],
    ['a speed in km/h', 'a speed in kilometers per hour'],
    ['5 kg m⁻³', 'five kilograms per cubic meter'],
    ['after 30 min.', 'after thirty minutes.'],
    ['400 ppm of it', 'four hundred parts per million of it'],
    ['25 ± 2 °C', 'twenty five plus or minus two degrees Celsius'],
  ],
  'fractions and ratios': [
    ['add 3/4 of it', 'add three quarters of it'],
    ['about 1/2 of them', 'about one half of them'],
    ['2/3 of them', 'two thirds of them'],
    ['½ of them', 'one half of them'],
    ['2½ hours', 'two and a half hours'],
    ['a ratio of 3:1', 'a ratio of three to one'],
    ['a 16:9 screen', 'a sixteen to nine screen'],
    ['open 24/7', 'open twenty four seven'],
    ['22/7 is close', 'twenty two over seven is close'],
  ],
  'signs and powers': [
    ['~5 years', 'about five years'],
    ['It is ≈ 3 times larger.', 'It is about three times larger.'],
    ['x ≤ 5', 'x less than or equal to five'],
    ['10^6 cells', 'ten to the sixth cells'],
    ['10⁻³ of it', 'ten to the minus three of it'],
    ['3 × 10⁸ stars', 'three times ten to the eighth stars'],
    ['E = mc²', 'E equals mc squared'],
    ['x² + y²', 'x squared plus y squared'],
    ['2 + 2 = 4', 'two plus two equals four'],
    ['7 × 8', 'seven times eight'],
    ['p < 0.05', 'p less than zero point zero five'],
    ['> 90% of them', 'more than ninety percent of them'],
    ['A → B', 'A to B'],
    ['C++ and C#', 'C plus plus and C sharp'],
    ['an α particle', 'an alpha particle'],
    ['the angle θ', 'the angle theta'],
    ['Δ and π', 'delta and pi'],
    ['a 10x gain', 'a ten times gain'],
  ],
  chemistry: [
    ['CO2 rises.', 'C O two rises.'],
    ['H₂O is water.', 'H two O is water.'],
    ['NaCl is salt.', 'N A C L is salt.'],
    ['Ca²⁺ ions', 'C A two plus ions'],
    ['Na+ ions', 'N A plus ions'],
    ['Ca(OH)2 is lime.', 'C A O H two is lime.'],
    ['CH3COOH', 'C H three C O O H'],
  ],
  acronyms: [
    ['NASA and UNESCO', 'nasa and unesco'],
    ['DNA and HTTP', 'D N A and H T T P'],
    ['IPv6 and MP3', 'I P V six and M P three'],
    ['The U.S. and the U.K. agreed.', 'The U S and the U K agreed.'],
    ['two CDs', "two C D's"],
    ["NASA's plan", "nasa's plan"],
    ["the BBC's plan", "the B B C's plan"],
    ['COVID-19 came.', 'covid nineteen came.'],
    ['a 3D film on 5G', 'a three D film on five G'],
    ['the A380 and the F16', 'the A three eighty and the F sixteen'],
    ['vitamin B12', 'vitamin B twelve'],
    ['AI is here.', 'A I is here.'],
    ['It is NOT true.', 'It is not true.'],
    ['Vitamin A is good.', 'Vitamin A is good.'],
    ['A plan is good.', 'a plan is good.'],
    ['in A Christmas Carol', 'in a Christmas Carol'],
    ['Windows11', 'Windows eleven'],
  ],
  abbreviations: [
    ['Dr. Smith met Mrs. Jones.', 'Doctor Smith met Missus Jones.'],
    ['fruit, e.g. apples', 'fruit, for example apples'],
    ['fruit, e.g., apples', 'fruit, for example, apples'],
    ['the last, i.e. the third', 'the last, that is the third'],
    ['apples, pears, etc.', 'apples, pears, et cetera.'],
    ['cats vs. dogs', 'cats versus dogs'],
    ['See Fig. 3 and Figs. 4-5.', 'See figure three and figures four to five.'],
    ['No. 5 is alive.', 'number five is alive.'],
    ['He said no.', 'He said no.'],
    ['St. John lived on Main St.', 'Saint John lived on Main Street.'],
    ['J. J. Thomson found it.', 'J J Thomson found it.'],
    ['Mt. Everest', 'Mount Everest'],
    ['on p. 12 and pp. 14-16', 'on page twelve and pages fourteen to sixteen'],
    ['a Ph.D. in physics', 'a P H D in physics'],
    ['Smith et al. found it.', 'Smith and others found it.'],
    ['c. 1500', 'around fifteen hundred'],
    ['Acme Inc. and Co.', 'Acme Incorporated and Co.'],
    ['Gen. Grant and Prof. Lee', 'General Grant and Professor Lee'],
    ['Vol. 2, ch. 3', 'volume two, chapter three'],
  ],
  'addresses and files': [
    ['Write to jane.doe@example.org.', 'Write to jane dot doe at example dot org.'],
    ['See https://www.example.org/docs.', 'See example dot org slash docs.'],
    ['See example.com for more.', 'See example dot com for more.'],
    ['at bbc.co.uk', 'at bbc dot C O dot U K'],
    ['Open /etc/hosts now.', 'Open slash etc slash hosts now.'],
    ['Open report.pdf now.', 'Open report dot P D F now.'],
    ['#ClimateChange is here.', 'hashtag Climate Change is here.'],
    ['We are #1.', 'We are number one.'],
    ['ask @jane', 'ask at jane'],
    ['192.168.0.1', 'one hundred ninety two dot one hundred sixty eight dot zero dot one'],
    ['version 1.2.3', 'version one point two point three'],
    ['v2.0 is out', 'version two point zero is out'],
  ],
  punctuation: [
    ['“Yes,” she said—‘of course’…', 'Yes, she said, of course.'],
    ['The sea (and the moon) move.', 'The sea, and the moon, move.'],
    ['Salt & pepper', 'Salt and pepper'],
    ['bread and/or butter', 'bread and or butter'],
    ['he/she left', 'he or she left'],
    ['a well-known fact', 'a well known fact'],
    ["It's the dogs' bowl, isn't it?", "It's the dogs' bowl, isn't it?"],
    ['Wait... what?!', 'Wait, what?'],
    ['One thing: water.', 'One thing, water.'],
    ['Hello 👋🏽 world 🌍!', 'Hello world!'],
    ['As shown [12], it is so.[3, 4]', 'As shown, it is so.'],
    ['THE HISTORY OF THE SEA', 'the history of the sea'],
    ['A STUDY OF DNA', 'a study of D N A'],
    ['a naïve café', 'a naïve café'],
    ['• First item', 'First item'],
    ['“What?” he asked.', 'What? he asked.'],
    ['tab\tand\nline', 'tab and line'],
  ],
};

for (const [concern, table] of Object.entries(cases))
  describe(concern, () => {
    test.each(table)('%s', (written, said) => {
      expect(normalize(written, 'en').spoken).toBe(said);
    });
  });

describe('the map back to what was written', () => {
  const pairs = (text: string) => {
    const { spoken, map } = normalize(text, 'en-US');
    return map.map((r) => [spoken.slice(r.spokenStart, r.spokenEnd), text.slice(r.start, r.end)]);
  };

  test('words left alone are their own', () => {
    expect(pairs('The tide turns.')).toEqual([
      ['The', 'The'],
      ['tide', 'tide'],
      ['turns.', 'turns.'],
    ]);
  });

  test('every word said for a quantity stands for the whole of it', () => {
    expect(pairs('At 25 °C, 5% melts.')).toEqual([
      ['At', 'At'],
      ['twenty', '25 °C'],
      ['five', '25 °C'],
      ['degrees', '25 °C'],
      ['Celsius,', '25 °C,'],
      ['five', '5%'],
      ['percent', '5%'],
      ['melts.', 'melts.'],
    ]);
  });

  test('replacements of replacements still lead back', () => {
    expect(pairs('CO₂ in 1905–07')).toEqual([
      ['C', 'CO₂'],
      ['O', 'CO₂'],
      ['two', 'CO₂'],
      ['in', 'in'],
      ['nineteen', '1905–07'],
      ['oh', '1905–07'],
      ['five', '1905–07'],
      ['to', '1905–07'],
      ['oh', '1905–07'],
      ['seven', '1905–07'],
    ]);
  });
});

describe('any text', () => {
  test.each([
    ['…', ''],
    ['🎉🎉', ''],
    ['—', ''],
    ['', ''],
    ['   ', ''],
  ])('%j has nothing to say', (written, said) => {
    expect(normalize(written, 'en').spoken).toBe(said);
  });

  test('other languages keep their figures for their engine', () => {
    expect(normalize('Am 12. März 1998 waren es 25 °C 🌞.', 'de').spoken).toBe(
      'Am 12. März 1998 waren es 25 °C .',
    );
  });
});
