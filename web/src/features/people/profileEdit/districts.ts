/** The districts of Nepal, from east to west. */
const pairs = [
  'Taplejung ताप्लेजुङ, Panchthar पाँचथर, Ilam इलाम, Jhapa झापा, Morang मोरङ, Sunsari सुनसरी',
  'Dhankuta धनकुटा, Terhathum तेह्रथुम, Sankhuwasabha सङ्खुवासभा, Bhojpur भोजपुर, Solukhumbu सोलुखुम्बु',
  'Okhaldhunga ओखलढुङ्गा, Khotang खोटाङ, Udayapur उदयपुर, Saptari सप्तरी, Siraha सिराहा, Dhanusha धनुषा',
  'Mahottari महोत्तरी, Sarlahi सर्लाही, Rautahat रौतहट, Bara बारा, Parsa पर्सा, Dolakha दोलखा',
  'Ramechhap रामेछाप, Sindhuli सिन्धुली, Kavrepalanchok काभ्रेपलाञ्चोक, Sindhupalchok सिन्धुपाल्चोक',
  'Rasuwa रसुवा, Nuwakot नुवाकोट, Dhading धादिङ, Kathmandu काठमाडौँ, Bhaktapur भक्तपुर, Lalitpur ललितपुर',
  'Makwanpur मकवानपुर, Chitwan चितवन, Gorkha गोरखा, Lamjung लमजुङ, Tanahun तनहुँ, Syangja स्याङ्जा',
  'Kaski कास्की, Manang मनाङ, Mustang मुस्ताङ, Myagdi म्याग्दी, Parbat पर्वत, Baglung बागलुङ',
  'Nawalpur नवलपुर, Parasi परासी, Rupandehi रुपन्देही, Kapilvastu कपिलवस्तु, Palpa पाल्पा',
  'Arghakhanchi अर्घाखाँची, Gulmi गुल्मी, Pyuthan प्युठान, Rolpa रोल्पा, Dang दाङ, Banke बाँके',
  'Bardiya बर्दिया, Salyan सल्यान, Surkhet सुर्खेत, Dailekh दैलेख, Jajarkot जाजरकोट, Dolpa डोल्पा',
  'Jumla जुम्ला, Kalikot कालिकोट, Mugu मुगु, Humla हुम्ला, Bajura बाजुरा, Bajhang बझाङ, Achham अछाम',
  'Doti डोटी, Kailali कैलाली, Kanchanpur कञ्चनपुर, Dadeldhura डडेल्धुरा, Baitadi बैतडी, Darchula दार्चुला',
]
  .join(', ')
  .split(', ')
  .map((pair) => pair.split(' '))
// There are two districts named Rukum, told apart by the compass.
pairs.push(['Eastern Rukum', 'रुकुम पूर्व'], ['Western Rukum', 'रुकुम पश्चिम'])

export const districts = {
  en: pairs.map(([english = '']) => english).toSorted(),
  ne: pairs.map(([, nepali = '']) => nepali).toSorted(new Intl.Collator('ne').compare),
}
