import type { HelpTexts } from './helpText.ts'

export const hubTexts: HelpTexts = {
  'join-a-jehub': {
    en: [
      'A JeHub is a community inside Jes for a place, a trade, a team or a taste. Find them under JeHubs, by tag or by name in either script.',
      [
        'Press Join on a public one and you are in. On a private one Join sends a request that its team answers.',
        'The bell tells you of every new post in it. Mute keeps its posts out of your lists while you stay a member.',
        'Each has its own rules, on the side or under About. They come on top of the rules of Jes.',
      ],
    ],
    ne: [
      'JeHub भनेको ठाउँ, पेसा, टिम वा रुचि मिल्नेहरूको Jes भित्रको समुदाय हो। JeHubs पेजमा ट्यागबाट वा जुनसुकै लिपिमा नामबाट खोज्नुहोस्।',
      [
        'सार्वजनिकमा “जोडिनुहोस्” थिचेपछि भयो। निजीमा अनुरोध जान्छ, टोलीले जवाफ दिन्छ।',
        'घण्टी थिचे हरेक नयाँ पोस्टको खबर आउँछ। म्युट गरे सदस्य रहँदै त्यसका पोस्ट सूचीमा आउँदैनन्।',
        'हरेकका आफ्नै नियम हुन्छन्, छेउमा वा “बारेमा” मा। ती Jes का नियममाथि थपिन्छन्।',
      ],
    ],
    links: ['/jehubs', '/help/private-jehubs'],
  },
  'start-a-jehub': {
    en: [
      'Choose Create JeHub, with a verified email. A name has 3 to 49 characters, in any script, and cannot be changed later. The description has 10 to 499 characters.',
      'Add a cover and an icon, up to ten tags by which it is found, and up to ten rules. Whoever starts it is its owner and looks after it, or asks others to help as moderators.',
      'An owner who wants to leave hands it over first. A closed JeHub is gone for all.',
    ],
    ne: [
      'इमेल पक्का भएपछि “JeHub बनाउनुहोस्” छान्नुहोस्। नाम ३ देखि ४९ अक्षरको, जुनसुकै लिपिमा, पछि फेर्न मिल्दैन। विवरण १० देखि ४९९ अक्षरको।',
      'कभर र आइकन, खोज्न सजिलो हुने दस वटासम्म ट्याग, र दस वटासम्म नियम राख्नुहोस्। सुरु गर्ने नै मालिक हुन्छ र सम्हाल्छ, वा अरूलाई मोडरेटर बनाउँछ।',
      'मालिक छोड्न चाहे पहिले अरूलाई सुम्पिनुपर्छ। बन्द गरेको JeHub सबैका लागि जान्छ।',
    ],
    links: ['/jehubs', '/help/moderate-a-jehub'],
  },
  'private-jehubs': {
    en: [
      'Outsiders see the name, icon, description and number of members of a private JeHub, and nothing else: no posts, no members, no search results, no pictures, no feed.',
      'One gets in by invitation (by username, or by a link that ends after some uses and days) or by a request that the team approves.',
      'What was written in private stays private: a private JeHub cannot be made public. Members may still copy what they read, so write accordingly.',
    ],
    ne: [
      'बाहिरकाले निजी JeHub को नाम, आइकन, विवरण र सदस्य सङ्ख्या मात्र देख्छन्: पोस्ट, सदस्य, खोजको नतिजा, तस्बिर, फिड केही देख्दैनन्।',
      'भित्र जान निम्तो (नामबाट, वा केही पटक र केही दिन मात्र चल्ने लिङ्कबाट) वा टोलीले स्वीकारेको अनुरोध चाहिन्छ।',
      'निजी रूपमा लेखिएको कुरा निजी नै रहन्छ: निजी JeHub लाई सार्वजनिक बनाउन मिल्दैन। तर सदस्यले पढेको कुरा कपी गर्न सक्छन्, सोचेर लेख्नुहोस्।',
    ],
    links: ['/help/join-a-jehub'],
  },
  'moderate-a-jehub': {
    en: [
      'Moderate, on the page of your JeHub, opens the queue: what members reported and what AutoMod holds, the weightiest first.',
      [
        'Keep or remove, with the rule that was broken and a reason. The author reads both and may appeal to the staff of Jes.',
        'Warn, or ban for 1 to 365 days or for good. Notes about a member are seen by the team alone.',
        'Pin up to three posts, lock a thread, invite, answer requests, change rules.',
        'Keys: J and K go through the queue, A keeps, R removes.',
      ],
      'Everything that a team does stands in the public log of the JeHub. A team that abuses its power can be reported to the staff of Jes.',
    ],
    ne: [
      'आफ्नो JeHub को पेजमा “व्यवस्थापन” थिचे “पर्खाइमा” सूची खुल्छ: सदस्यले रिपोर्ट गरेका र AutoMod ले रोकेका कुरा, गम्भीर पहिले।',
      [
        'राख्ने कि हटाउने, कुन नियम तोडियो र किन भन्ने सहित। लेखकले दुवै पढ्छ र Jes को टोलीमा पुनरावेदन गर्न सक्छ।',
        'सचेत गराउने, १ देखि ३६५ दिन वा सधैँका लागि रोक लगाउने। सदस्यबारेको टिपोट टोलीले मात्र देख्छ।',
        'तीन वटासम्म पोस्ट पिन गर्ने, कुराकानी बन्द गर्ने, बोलाउने, अनुरोधको जवाफ दिने, नियम फेर्ने।',
        'की: J र K ले अघिपछि, A ले राख्ने, R ले हटाउने।',
      ],
      'टोलीले गरेको सबै काम JeHub को सार्वजनिक लगमा बस्छ। शक्ति दुरुपयोग गर्ने टोलीलाई Jes को टोलीमा रिपोर्ट गर्न मिल्छ।',
    ],
    links: ['/help/automod', '/help/appeals'],
  },
  automod: {
    en: [
      'AutoMod judges what is written in a JeHub before anybody is shown it. A rule looks for words (in both scripts), links to certain sites, the age of the account, the number of links, or too many capitals. It holds the post for the team, removes it, or puts a label on it.',
      'Up to 20 rules. They can be switched on only after they were tried on the latest 200 posts, so that you see first whom they would hit.',
    ],
    ne: [
      'AutoMod ले JeHub मा लेखिएको कुरा अरूले देख्नुअघि नै हेर्छ। नियमले शब्द (दुवै लिपिमा), कुनै साइटका लिङ्क, खाताको उमेर, लिङ्कको सङ्ख्या वा धेरै ठूला अक्षर हेर्छ। पोस्टलाई टोलीका लागि रोक्छ, हटाउँछ वा लेबल लगाउँछ।',
      '२० वटासम्म नियम। पछिल्ला २०० पोस्टमा जाँचेपछि मात्र खोल्न मिल्छ, ताकि कसलाई लाग्छ भन्ने पहिल्यै देखियोस्।',
    ],
    links: ['/help/moderate-a-jehub'],
  },
}
