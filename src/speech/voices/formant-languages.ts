import type { WrittenLanguage } from '../../kernel/rules/written-languages.ts';
import { PACKS } from '../../languages/packs.ts';

/** A language or regional kind of one that espeak-ng speaks well enough to be offered. */
export interface FormantLanguage {
  /** The engine's name for it. */
  engineName: string;
  /** BCP 47. */
  language: string;
  /** How many of the timbres, from the first, are offered in it. */
  timbres: number;
  /** "The tide comes and goes twice a day, and the moon is the reason." */
  sample: string;
}

/** The same sentence, in the languages that scripts are written in. */
const sampleIn = (language: WrittenLanguage) => PACKS[language].speaking.sample;

const row = (engineName: string, language: string, timbres: number, sample: string): FormantLanguage => ({
  engineName,
  language,
  timbres,
  sample,
});

/**
 * Left out, though the engine lists them: Japanese (spells kanji out), Thai and Hebrew (checked
 * wrong), constructed and historical languages.
 */
export const formantLanguages: readonly FormantLanguage[] = [
  row('en-us', 'en-US', 26, sampleIn('en')),
  row('en-gb', 'en-GB', 12, sampleIn('en')),
  row('en-gb-scotland', 'en-GB-scotland', 2, sampleIn('en')),
  row('en-029', 'en-029', 2, sampleIn('en')),
  row('af', 'af', 3, 'Die gety kom en gaan twee keer per dag, en die maan is die rede.'),
  row('ar', 'ar', 3, 'يأتي المد ويذهب مرتين في اليوم، والسبب هو القمر.'),
  row('az', 'az', 3, 'Dəniz gündə iki dəfə qabarır və çəkilir, səbəbi isə aydır.'),
  row('be', 'be', 3, 'Прыліў прыходзіць і адыходзіць двойчы ў дзень, і прычына гэтаму — месяц.'),
  row('bg', 'bg', 3, 'Приливът идва и си отива два пъти на ден, а причината е луната.'),
  row('bn', 'bn', 3, 'জোয়ার দিনে দুবার আসে আর যায়, আর তার কারণ হলো চাঁদ।'),
  row('bs', 'bs', 3, 'Plima dolazi i odlazi dva puta dnevno, a razlog je mjesec.'),
  row('ca', 'ca', 3, "La marea ve i se'n va dues vegades al dia, i la raó és la lluna."),
  row('cmn', 'zh-CN', 4, '潮水每天涨落两次，原因就是月亮。'),
  row('cs', 'cs', 3, 'Příliv přichází a odchází dvakrát denně a důvodem je měsíc.'),
  row('cy', 'cy', 3, "Mae'r llanw'n dod ac yn mynd ddwywaith y dydd, a'r lleuad yw'r rheswm."),
  row('da', 'da', 3, 'Tidevandet kommer og går to gange om dagen, og månen er grunden.'),
  row('de', 'de', 6, sampleIn('de')),
  row('el', 'el', 3, 'Η παλίρροια έρχεται και φεύγει δύο φορές την ημέρα, και η αιτία είναι το φεγγάρι.'),
  row('es', 'es-ES', 6, sampleIn('es')),
  row('es-419', 'es-419', 4, sampleIn('es')),
  row('et', 'et', 3, 'Tõus ja mõõn vahelduvad kaks korda päevas ning põhjuseks on kuu.'),
  row('eu', 'eu', 3, 'Marea egunean bi aldiz igo eta jaisten da, eta arrazoia ilargia da.'),
  row('fa', 'fa', 3, 'آب دریا روزی دو بار بالا و پایین می‌رود و دلیل آن ماه است.'),
  row('fi', 'fi', 3, 'Vuorovesi nousee ja laskee kahdesti päivässä, ja syynä on kuu.'),
  row('fr-fr', 'fr-FR', 6, sampleIn('fr')),
  row('fr-be', 'fr-BE', 2, sampleIn('fr')),
  row('fr-ch', 'fr-CH', 2, sampleIn('fr')),
  row('gu', 'gu', 3, 'ભરતી દિવસમાં બે વાર આવે છે અને જાય છે, અને તેનું કારણ ચંદ્ર છે.'),
  row('hi', 'hi', 4, 'ज्वार दिन में दो बार आता और जाता है, और इसका कारण चाँद है।'),
  row('hr', 'hr', 3, 'Plima dolazi i odlazi dva puta na dan, a razlog je mjesec.'),
  row('hu', 'hu', 3, 'Az ár naponta kétszer jön és megy, és ennek a hold az oka.'),
  row('hy', 'hy', 3, 'Մակընթացությունը օրը երկու անգամ գալիս ու գնում է, և պատճառը լուսինն է։'),
  row('id', 'id', 3, 'Air laut pasang dan surut dua kali sehari, dan penyebabnya adalah bulan.'),
  row('is', 'is', 3, 'Flóðið kemur og fer tvisvar á dag, og tunglið er ástæðan.'),
  row('it', 'it', 6, sampleIn('it')),
  row('ka', 'ka', 3, 'ზღვის მოქცევა დღეში ორჯერ მოდის და მიდის, და მიზეზი მთვარეა.'),
  row('kk', 'kk', 3, 'Теңіз суы күніне екі рет көтеріліп, екі рет қайтады, ал себебі — ай.'),
  row('kn', 'kn', 3, 'ಸಮುದ್ರದ ಉಬ್ಬರ ದಿನಕ್ಕೆ ಎರಡು ಬಾರಿ ಬಂದು ಹೋಗುತ್ತದೆ, ಅದಕ್ಕೆ ಚಂದ್ರನೇ ಕಾರಣ.'),
  row('ko', 'ko', 3, '바닷물은 하루에 두 번 들어오고 나가는데, 그 까닭은 달입니다.'),
  row('lt', 'lt', 3, 'Potvynis ateina ir pasitraukia du kartus per dieną, o priežastis yra mėnulis.'),
  row('lv', 'lv', 3, 'Paisums nāk un iet divas reizes dienā, un iemesls ir mēness.'),
  row('mk', 'mk', 3, 'Плимата доаѓа и си оди двапати на ден, а причината е месечината.'),
  row('ml', 'ml', 3, 'വേലിയേറ്റം ദിവസത്തിൽ രണ്ടുതവണ വരുകയും പോകുകയും ചെയ്യുന്നു, അതിന് കാരണം ചന്ദ്രനാണ്.'),
  row('mr', 'mr', 3, 'भरती दिवसातून दोनदा येते आणि जाते, आणि त्याचे कारण चंद्र आहे.'),
  row('ms', 'ms', 3, 'Air laut pasang dan surut dua kali sehari, dan puncanya ialah bulan.'),
  row('nb', 'nb', 3, 'Tidevannet kommer og går to ganger om dagen, og månen er grunnen.'),
  row('ne', 'ne', 3, 'समुद्रको पानी दिनमा दुई पटक बढ्छ र घट्छ, र यसको कारण चन्द्रमा हो।'),
  row('nl', 'nl', 4, sampleIn('nl')),
  row('pa', 'pa', 3, 'ਸਮੁੰਦਰ ਦਾ ਪਾਣੀ ਦਿਨ ਵਿੱਚ ਦੋ ਵਾਰ ਚੜ੍ਹਦਾ ਤੇ ਉਤਰਦਾ ਹੈ, ਅਤੇ ਇਸਦਾ ਕਾਰਨ ਚੰਦ ਹੈ।'),
  row('pl', 'pl', 4, 'Przypływ przychodzi i odchodzi dwa razy dziennie, a przyczyną jest księżyc.'),
  row('pt', 'pt-PT', 4, sampleIn('pt')),
  row('pt-br', 'pt-BR', 6, sampleIn('pt')),
  row('ro', 'ro', 3, 'Mareea vine și pleacă de două ori pe zi, iar motivul este luna.'),
  row('ru', 'ru', 4, 'Прилив приходит и уходит дважды в день, и причина тому — луна.'),
  row('sk', 'sk', 3, 'Príliv prichádza a odchádza dvakrát denne a dôvodom je mesiac.'),
  row('sl', 'sl', 3, 'Plima pride in odide dvakrat na dan, razlog pa je luna.'),
  row('sq', 'sq', 3, 'Batica vjen e shkon dy herë në ditë, dhe arsyeja është hëna.'),
  row('sr', 'sr', 3, 'Плима долази и одлази два пута дневно, а разлог је месец.'),
  row('sv', 'sv', 3, 'Tidvattnet kommer och går två gånger om dagen, och månen är orsaken.'),
  row('sw', 'sw', 3, 'Maji ya bahari hujaa na kupwa mara mbili kwa siku, na sababu ni mwezi.'),
  row('ta', 'ta', 3, 'கடல் அலை ஏற்றம் ஒரு நாளில் இரண்டு முறை வந்து போகிறது, அதற்குக் காரணம் நிலா.'),
  row('te', 'te', 3, 'సముద్రపు పోటు రోజుకు రెండుసార్లు వచ్చి పోతుంది, దానికి కారణం చంద్రుడు.'),
  row('tr', 'tr', 3, 'Deniz günde iki kez yükselir ve alçalır, bunun nedeni de aydır.'),
  row('uk', 'uk', 3, 'Приплив приходить і відходить двічі на день, і причиною є місяць.'),
  row('ur', 'ur', 3, 'سمندر کا پانی دن میں دو بار چڑھتا اور اترتا ہے، اور اس کی وجہ چاند ہے۔'),
  row('vi', 'vi', 3, 'Thủy triều lên xuống hai lần mỗi ngày, và nguyên nhân là mặt trăng.'),
  row('yue', 'yue', 3, '潮水每日漲退兩次，原因就係月亮。'),
];
