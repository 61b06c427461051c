export type PlaceName = { en: string; ne: string }
export type District = PlaceName & {
  key: string
  province: string
  /** Towns that are better known than their district. */
  towns: PlaceName[]
}

type Table = { key: string; name: string; districts: string[] }

/** The provinces of Nepal and their districts from east to west: each in both scripts, and after a colon its towns. */
const TABLE: Table[] = [
  {
    key: 'koshi',
    name: 'Koshi कोशी',
    districts: [
      'Taplejung ताप्लेजुङ, Panchthar पाँचथर, Ilam इलाम, Jhapa झापा: Bhadrapur भद्रपुर: Damak दमक',
      'Sankhuwasabha सङ्खुवासभा, Terhathum तेह्रथुम, Bhojpur भोजपुर, Dhankuta धनकुटा',
      'Morang मोरङ: Biratnagar विराटनगर, Sunsari सुनसरी: Dharan धरान: Itahari इटहरी',
      'Solukhumbu सोलुखुम्बु: Namche नाम्चे, Khotang खोटाङ, Okhaldhunga ओखलढुङ्गा, Udayapur उदयपुर',
    ],
  },
  {
    key: 'madhesh',
    name: 'Madhesh मधेश',
    districts: [
      'Saptari सप्तरी: Rajbiraj राजविराज, Siraha सिराहा: Lahan लहान, Dhanusha धनुषा: Janakpur जनकपुर',
      'Mahottari महोत्तरी, Sarlahi सर्लाही, Rautahat रौतहट, Bara बारा, Parsa पर्सा: Birgunj वीरगञ्ज',
    ],
  },
  {
    key: 'bagmati',
    name: 'Bagmati बागमती',
    districts: [
      'Dolakha दोलखा, Ramechhap रामेछाप, Sindhuli सिन्धुली, Sindhupalchok सिन्धुपाल्चोक',
      'Kavrepalanchok काभ्रेपलाञ्चोक: Dhulikhel धुलिखेल: Banepa बनेपा, Rasuwa रसुवा, Nuwakot नुवाकोट',
      'Bhaktapur भक्तपुर, Kathmandu काठमाडौँ: Kirtipur कीर्तिपुर, Lalitpur ललितपुर: Patan पाटन, Dhading धादिङ',
      'Makwanpur मकवानपुर: Hetauda हेटौँडा, Chitwan चितवन: Bharatpur भरतपुर',
    ],
  },
  {
    key: 'gandaki',
    name: 'Gandaki गण्डकी',
    districts: [
      'Gorkha गोरखा, Lamjung लमजुङ, Manang मनाङ, Tanahun तनहुँ, Kaski कास्की: Pokhara पोखरा',
      'Syangja स्याङ्जा, Parbat पर्वत, Baglung बागलुङ, Myagdi म्याग्दी, Mustang मुस्ताङ, Nawalpur नवलपुर',
    ],
  },
  {
    key: 'lumbini',
    name: 'Lumbini लुम्बिनी',
    districts: [
      'Parasi परासी, Rupandehi रुपन्देही: Butwal बुटवल: Bhairahawa भैरहवा, Kapilvastu कपिलवस्तु',
      'Palpa पाल्पा: Tansen तानसेन, Gulmi गुल्मी, Arghakhanchi अर्घाखाँची, Pyuthan प्युठान, Rolpa रोल्पा',
      'Eastern_Rukum रुकुम_पूर्व, Dang दाङ: Ghorahi घोराही: Tulsipur तुलसीपुर, Banke बाँके: Nepalgunj नेपालगञ्ज',
      'Bardiya बर्दिया',
    ],
  },
  {
    key: 'karnali',
    name: 'Karnali कर्णाली',
    districts: [
      'Western_Rukum रुकुम_पश्चिम, Salyan सल्यान, Jajarkot जाजरकोट, Dolpa डोल्पा, Jumla जुम्ला',
      'Surkhet सुर्खेत: Birendranagar वीरेन्द्रनगर, Dailekh दैलेख, Kalikot कालिकोट, Mugu मुगु, Humla हुम्ला',
    ],
  },
  {
    key: 'sudurpashchim',
    name: 'Sudurpashchim सुदूरपश्चिम',
    districts: [
      'Bajura बाजुरा, Bajhang बझाङ, Achham अछाम, Doti डोटी, Kailali कैलाली: Dhangadhi धनगढी',
      'Kanchanpur कञ्चनपुर: Mahendranagar महेन्द्रनगर, Dadeldhura डडेल्धुरा, Baitadi बैतडी, Darchula दार्चुला',
    ],
  },
]

export const provinces = TABLE.map(({ key, name }) => ({ key, ...placeOf(name) }))

export const districts: District[] = TABLE.flatMap(({ key: province, districts }) =>
  districts.flatMap((line) => line.split(', ')).map((entry) => toDistrict(entry, province)),
)

const byKey = new Map(districts.map((district) => [district.key, district]))

export function findDistrict(key: string | null) {
  return key === null ? null : (byKey.get(key) ?? null)
}

/** The district that somebody wrote on their profile, in either script. */
export function findDistrictNamed(written: string) {
  const name = written.trim().toLowerCase()
  return districts.find(({ en, ne }) => en.toLowerCase() === name || ne === name) ?? null
}

function toDistrict(entry: string, province: string): District {
  const [name, ...towns] = entry.split(': ').map(placeOf)
  return { key: keyOf(name!.en), province, ...name!, towns }
}

/** An underscore stands for the space within a name. */
function placeOf(pair: string): PlaceName {
  const [en = '', ne = ''] = pair.split(' ').map((name) => name.replace('_', ' '))
  return { en, ne }
}

function keyOf(name: string) {
  return name.toLowerCase().replace(' ', '-')
}
