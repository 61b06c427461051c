import { catalogue } from '#lib/language.ts'

/** The reasons of the contract in words; `…Why` explains them. */
export const messages = catalogue({
  harm: ['Harms somebody', 'कसैलाई हानि'],
  hubRule: ['Breaks a rule of the JeHub', 'JeHub को नियमविपरीत'],
  spam: ['Spam', 'स्प्याम'],
  spamWhy: ['Adverts, the same thing again and again', 'विज्ञापन, एउटै कुरा बारम्बार'],
  scam: ['Scam or fraud', 'ठगी वा जालसाजी'],
  scamWhy: [
    'Asks for money, codes or papers under false pretences',
    'झुक्याएर पैसा, कोड वा कागजात माग्ने',
  ],
  impersonation: ['Pretends to be somebody', 'अरू कोही भएको ढोंग'],
  impersonationWhy: [
    'A person, a company or an office that it is not',
    'आफू नभएको व्यक्ति, कम्पनी वा कार्यालय बन्ने',
  ],
  harassment: ['Harassment', 'दुर्व्यवहार'],
  harassmentWhy: ['Bullying, threats, going after somebody', 'होच्याउने, धम्क्याउने, कसैको पछि लाग्ने'],
  hate: ['Hate', 'घृणा'],
  hateWhy: [
    'Against people for caste, ethnicity, religion, gender and the like',
    'जात, जाति, धर्म, लिङ्ग आदिका आधारमा',
  ],
  violence: ['Violence', 'हिंसा'],
  violenceWhy: ['Threats, cruelty, praise of it', 'धम्की, क्रूरता, त्यसको प्रशंसा'],
  sexual: ['Sexual content', 'यौन सामग्री'],
  sexualWhy: ['Not marked as sensitive, or unwanted', 'संवेदनशील भनेर नजनाइएको, वा नचाहिएको'],
  childSafety: ['Endangers a child', 'बालबालिकालाई जोखिम'],
  childSafetyWhy: ['Looked at first of all', 'सबैभन्दा पहिले हेरिन्छ'],
  privateImages: ['Private pictures or facts', 'निजी तस्बिर वा जानकारी'],
  privateImagesWhy: ['Shown without consent', 'अनुमतिबिना देखाइएको'],
  misinformation: ['False and harmful', 'झुटो र हानिकारक'],
  misinformationWhy: ['About health, disasters or elections', 'स्वास्थ्य, विपद् वा चुनावबारे'],
  illegal: ['Against the law', 'कानुनविपरीत'],
  illegalWhy: ['Drugs, weapons, stolen things', 'लागुऔषध, हतियार, चोरीका सामान'],
  other: ['Something else', 'अरू केही'],
  otherWhy: ['Say below what it is', 'तल लेखेर बताउनुहोस्'],
})
