/** January to December, or Baisakh to Chaitra. */
export const monthNames = {
  ad: {
    en: words(
      'January February March April May June July August September October November December',
    ),
    ne: words('जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'),
  },
  bs: {
    en: words('Baisakh Jestha Asar Shrawan Bhadra Asoj Kartik Mangsir Poush Magh Falgun Chaitra'),
    ne: words('वैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस माघ फागुन चैत'),
  },
} as const

function words(names: string) {
  return names.split(' ')
}
