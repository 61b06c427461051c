/** Short words that nearly every Nepali sentence has, as people write them in Roman letters; none is an English word. */
const NEPALI = new Set(
  `cha chha xa chan chhan xan chu chhu xu chau chhau chaina chhaina xaina thiyo thyo thiye hola hoina hunu huncha hunchha hunxa
  hunna hudaina hundaina bhayo vayo bhaye bhako vako bhayeko vayeko bhaneko vaneko bhane vane bhanne vanne bhanda vanda bhandai
  garne garnu garna gareko garera garcha garchha garxa garchu garchhu garxu garyo gare gardai gareu garau garnus garnuhos garnuhola
  malai timilai tapai tapain tapailai timi timro tero mero hamro hami hamilai uniharu usko uslai usle maile timile hamile
  tapaiko yesko yasko tyesko tyasko kasko kasle kaslai kasari kasto kahile kaha kahan kati kun kunai kina kinaki keko kehi kohi
  yaha yahan tyaha tyahan yesto yasto testo tyasto yesari tyo tyahi yehi yahi pani ani anita tara tyasaile tesaile aba ahile
  aaja aja hijo bholi asti sadhai kaile sanga sangai lagi lai ko haru haruko harule harulai bata dekhi samma pachi pachhi
  agadi agi bhitra bahira mathi tala kei kehi dherai ekdam ramro ramri naramro thulo sano sabai sabaile arko aru aruko euta
  dai didi bhai bahini aama buwa baba saathi sathi khana pani paani ghar khabar namaste namaskar dhanyabad dhanyawad hajur
  hajurko lagyo lagcha lagchha lagxa parcha parchha parxa paryo parne paro pare parla aayo ayo aaye gayo gaye jane janu jancha
  janchha janxa jaau auncha aunchha aunxa aaunu aune aaune diyo diye dinu dinus liyo linu thaha bujhe bujhyo chahiyo chahincha
  hernu herne hera heryo herda sakcha sakchha sakxa sakyo sakina sakdina milcha milchha milxa milyo milena bhanna bhannu bhana
  bhancha bhanchha bhanxa nabhan khayo khane khanu khanxa khancha basne basnu basera kura kuro manche manchhe manxe manis nepali
  desh sarkar ra yo nai ta ke ho`.split(/\s+/),
)
/** Of those above, the ones that also occur in English or in names: alone they prove nothing. */
const WEAK = new Set(
  'ko lai ra yo nai ta ke ho dai didi pare gare hera aba tala tara baba nepali'.split(' '),
)
const ENGLISH = new Set(
  `the a an and or but if of to in on at by for from with without about into over after before between is are was were be been am
  has have had do does did done will would can could should may might must not no yes this that these those there here it its
  he she they we you your my our their his her him them us i me who what when where which why how all any some more most
  much many very just only also than then so as too out up down off again new good best one two get got go going make made
  like know think want need see look please thanks thank hello day time people because while every each other i'm it's don't`.split(
    /\s+/,
  ),
)
const WORD = /[a-z']+|[\u0900-\u097f]+/g

export function isEnglish(word: string) {
  return ENGLISH.has(word.toLowerCase())
}

/** How many words of a text are surely Nepali, how many may be, and how many are surely English. */
export function weighWords(text: string) {
  const words = text.toLowerCase().match(WORD) ?? []
  const count = (isOne: (word: string) => boolean) => words.filter(isOne).length
  return {
    all: words.length,
    nepali: count((word) => /^[\u0900-\u097f]/.test(word) || (NEPALI.has(word) && !WEAK.has(word))),
    weak: count((word) => WEAK.has(word)),
    english: count(isEnglish),
  }
}

/** Whether a text in Roman letters is Nepali. */
export function isRomanNepali(text: string) {
  const { all, nepali, weak, english } = weighWords(text)
  return nepali > 0 && nepali + weak >= 2 && nepali + weak > english * 2 && nepali + weak >= all / 6
}
