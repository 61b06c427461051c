import type { Trend } from '@jes/contract/feeds/trending'
import { hash } from '#lib/hash.ts'
import cricket from './scene-cricket.svg'
import gurans from './scene-gurans.svg'
import madal from './scene-madal.svg'
import micro from './scene-micro.svg'
import momo from './scene-momo.svg'
import pagoda from './scene-pagoda.svg'
import pass from './scene-pass.svg'
import phewa from './scene-phewa.svg'
import room from './scene-room.svg'
import terraces from './scene-terraces.svg'

/** The subjects of each picture, by words of categories and hashtags in both languages. */
const SCENES: readonly (readonly [picture: string, shows: RegExp])[] = [
  [pagoda, /festival|चाड|dashain|tihar|दशै|तिहार|culture|संस्कृति|bhaktapur|भक्तपुर/i],
  [cricket, /cricket|क्रिकेट|sport|खेलकुद|football|फुटबल/i],
  [momo, /food|खाना|momo|मोमो/i],
  [terraces, /farming|खेती|धान/i],
  [phewa, /pokhara|पोखरा|phewa|फेवा|places|ठाउँ/i],
  [pass, /trek|पदयात्रा|himal|हिमाल/i],
  [madal, /music|सङ्गीत|film|चलचित्र/i],
  [gurans, /weather|मौसम|गुराँस/i],
  [room, /room|कोठा|education|शिक्षा|technology|प्रविधि|work|काम/i],
  [micro, /kathmandu|काठमाडौ|on the road|यात्रा|electricity|बिजुली|micro/i],
]
const PICTURES = SCENES.map(([picture]) => picture)

/** Where nothing trends. */
export const QUIET_SCENE = pagoda

/** A picture for each trend: by its subject, else by its hashtag; none twice among ten. */
export function scenesOf(trends: readonly Pick<Trend, 'category' | 'hashtag'>[]): string[] {
  const taken = new Set<string>()
  return trends.map((trend) => {
    const fitting = SCENES.filter(([, shows]) => shows.test(`${trend.category} ${trend.hashtag}`))
    const free = fitting.map(([picture]) => picture).find((picture) => !taken.has(picture))
    const picture = free ?? anyOf(trend.hashtag, taken)
    taken.add(picture)
    return picture
  })
}

function anyOf(hashtag: string, taken: ReadonlySet<string>) {
  const left = PICTURES.filter((picture) => !taken.has(picture))
  const choice = left.length > 0 ? left : PICTURES
  return choice[hash(hashtag) % choice.length] ?? pagoda
}
