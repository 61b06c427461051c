import type { PictureName } from './shapes.ts'

type DemoBlog = {
  daysAgo: number
  cover: PictureName
  alt: string
  title: { en: string; ne: string }
  summary: { en: string; ne: string }
  content: { en: string; ne: string }
}

/** Articles by the makers of Jes. */
export const BLOGS: DemoBlog[] = [
  {
    daysAgo: 2,
    cover: 'pagoda',
    alt: 'सहरको मन्दिर, आकाशमा चङ्गा',
    title: { en: 'A person answers, within 24 hours', ne: 'मान्छेले जवाफ दिन्छ, २४ घण्टाभित्र' },
    summary: {
      en: 'How reports, appeals and grievances work on Jes, and why every decision has a reason.',
      ne: 'Jes मा रिपोर्ट, पुनरावेदन र गुनासो कसरी चल्छ, र हरेक निर्णयको कारण किन हुन्छ।',
    },
    content: {
      en: `The most common complaint about social networks is not that something was removed. It is that nobody said why.

## Two taps, and an answer

Every post, comment, clip, profile and JeHub has **Report** in its menu. Two taps are enough. What belongs to a JeHub goes to its moderators; the rest goes to us. Reports about children, private pictures and threats are looked at first.

Within 24 hours a person decides. You are told what became of it, and so is the author:

- what was decided,
- by which rule,
- and why, in a sentence that somebody wrote.

## If we were wrong

Everybody is wrong at times. So you may appeal once, within 30 days, and somebody else decides. If they agree with you, everything is put back as it was: the post, its votes, its place.

## Without an account

Somebody whose picture was stolen should not have to sign up to say so. The grievance form, under Help, is open to all. You get a number, and with it you see what became of it.

## A log that only grows

Whatever the staff of Jes does is written down in a log in which each line is chained to the one before. We cannot quietly change it, and neither can anybody who breaks in.`,
      ne: `सामाजिक सञ्जालबारे सबैभन्दा धेरै आउने गुनासो “मेरो कुरा हटाइयो” होइन। “किन हटाइयो, कसैले भनेन” हो।

## दुई पटक छुने, अनि जवाफ

हरेक पोस्ट, कमेन्ट, क्लिप, प्रोफाइल र JeHub को मेनुमा **रिपोर्ट** छ। दुई पटक छोए पुग्छ। JeHub भित्रको कुरा त्यहाँका मोडरेटरकहाँ जान्छ; बाँकी हामीकहाँ आउँछ। बालबालिका, निजी तस्बिर र धम्कीका रिपोर्ट पहिले हेरिन्छ।

२४ घण्टाभित्र मान्छेले निर्णय गर्छ। के भयो तपाईंलाई भनिन्छ, लेखकलाई पनि:

- के निर्णय भयो,
- कुन नियमले,
- र किन, मान्छेले लेखेको वाक्यमा।

## हामी चुक्यौँ भने

कहिलेकाहीँ सबै चुक्छन्। त्यसैले ३० दिनभित्र एक पटक पुनरावेदन गर्न मिल्छ, र अर्कै मान्छेले टुङ्गो लगाउँछ। तपाईं सही ठहरिए सबै कुरा पहिले जस्तै हुन्छ: पोस्ट, भोट, ठाउँ।

## खाता नभए पनि

तस्बिर चोरिएको मान्छेले त्यति भन्न खाता खोल्नु नपरोस्। सहयोग पेजको गुनासो फारम सबैका लागि खुला छ। नम्बर पाइन्छ, त्यसैले के भयो हेर्न मिल्छ।

## बढ्ने मात्र लग

Jes को टोलीले जे गर्छ, एक लाइन अर्कोसँग जोडिएको लगमा लेखिन्छ। हामी आफैँले पनि चुपचाप फेर्न सक्दैनौँ, भित्र पसेको चोरले पनि सक्दैन।`,
    },
  },
  {
    daysAgo: 16,
    cover: 'room',
    alt: 'झ्यालछेउको कोठा, टेबलमा किताब',
    title: { en: 'kathmandu finds काठमाडौं', ne: 'kathmandu लेखे काठमाडौं भेटिन्छ' },
    summary: {
      en: 'We write Nepali in two scripts and in a dozen spellings. Search should not mind.',
      ne: 'हामी नेपाली दुई लिपिमा र दर्जनौँ हिज्जेमा लेख्छौँ। खोजले झर्को मान्नु हुँदैन।',
    },
    content: {
      en: `Ask ten people to write धन्यवाद in Roman letters. You get *dhanyabad*, *dhanyawad*, *dhanyebaad* and seven more. A search that knows only one of them finds a tenth of what is there.

## What it sounds like

So Jes keeps, for every word, how it **sounds**. Both scripts meet there: काठमाडौं, *kathmandu* and *kaathmandau* are heard alike. Endings such as -मा and -हरूको are taken off first.

Exact words still come first, then other forms of the word, then what sounds alike, and last what was probably mistyped.

## Typing without a Nepali keyboard

Many of us think in Nepali and type in Roman. Jes offers the Devanagari while you type: tap it, or press Tab. And if you paste an old text in Preeti, it offers to turn it into Unicode, so that others can read and find it.

## It stays yours

What you searched for lies in your browser, not in a profile of you. We do not sell it, because we do not have it.`,
      ne: `दस जनालाई रोमनमा धन्यवाद लेख्न लगाउनुहोस्। *dhanyabad*, *dhanyawad*, *dhanyebaad* र अरू सात थरी आउँछ। एउटा मात्र चिन्ने खोजले दस भागको एक भाग मात्र भेट्छ।

## कस्तो सुनिन्छ

त्यसैले Jes ले हरेक शब्द **कस्तो सुनिन्छ** भन्ने राख्छ। दुवै लिपि त्यहीँ भेटिन्छन्: काठमाडौं, *kathmandu* र *kaathmandau* उस्तै सुनिन्छन्। -मा र -हरूको जस्ता प्रत्यय पहिले हटाइन्छ।

तैपनि ठ्याक्कै मिल्ने शब्द पहिले, त्यसपछि अरू रूप, अनि उस्तै सुनिने, र अन्तिममा गल्ती टाइप भएको आउँछ।

## नेपाली किबोर्डबिना लेख्ने

हामीमध्ये धेरै नेपालीमा सोच्छौँ, रोमनमा लेख्छौँ। लेख्दालेख्दै Jes ले देवनागरी सुझाउँछ: छुनुहोस् वा Tab थिच्नुहोस्। पुरानो प्रीतिको लेख टाँसे युनिकोडमा बदल्ने सुझाव दिन्छ, ताकि अरूले पढ्न र भेट्न सकून्।

## तपाईंकै रहन्छ

तपाईंले के खोज्नुभयो, तपाईंकै ब्राउजरमा बस्छ, हाम्रो कुनै फाइलमा होइन। हामी बेच्दैनौँ, किनकि हामीसँग छँदै छैन।`,
    },
  },
  {
    daysAgo: 41,
    cover: 'micro',
    alt: 'साँझको सडकमा माइक्रोबस',
    title: { en: 'Made for the back seat of a micro', ne: 'माइक्रोको पछिल्लो सिटका लागि' },
    summary: {
      en: 'A cheap phone, two bars of signal, a data pack that ends at midnight: that is who we build for.',
      ne: 'सस्तो फोन, दुई धर्सा सिग्नल, मध्यरातमा सकिने डेटा प्याक: हामी त्यसैका लागि बनाउँछौँ।',
    },
    content: {
      en: `Most of Jes was tried on a phone with 3 GB of memory, on the road from Ratnapark to Koteshwor. That road decides more than any meeting.

## Small first

The first page of Jes is smaller than one photo. The rest comes when you need it. Nothing is loaded from other companies, so nothing has to be waited for, and nobody watches.

## The data saver

Switch it on, and photos wait until you tap them. A clip tells you how many bytes it takes **before** you play it. Nothing is loaded ahead.

## When the line breaks

1. A comment that could not be sent waits in your phone.
2. An upload goes on where it stopped, even tomorrow.
3. What you write is saved while you write it.

## What we do not do

There is no advertising, so there is no reason to keep you here longer than you like. Latest really is the latest, and *For you* tells you why you see a post. How all of that is reckoned stands on the page About Jes, with the numbers.

के छ खबर? Tell us what does not work on your road.`,
      ne: `Jes को धेरैजसो भाग ३ GB मेमोरीको फोनमा, रत्नपार्कदेखि कोटेश्वरसम्मको बाटोमा जाँचिएको हो। त्यो बाटोले बैठकले भन्दा धेरै कुरा टुङ्ग्याउँछ।

## सुरुमा सानो

Jes को पहिलो पेज एउटा फोटोभन्दा सानो छ। बाँकी चाहिएपछि आउँछ। अरू कम्पनीबाट केही तानिँदैन, त्यसैले पर्खनु पर्दैन, कसैले हेर्दैन पनि।

## डेटा बचत

खोल्नुहोस्, फोटोले तपाईंले नछोएसम्म पर्खन्छ। क्लिपले चलाउनु**अघि** नै कति डेटा लाग्छ भन्छ। अगाडिका कुरा पहिल्यै तानिँदैनन्।

## लाइन टुट्दा

1. पठाउन नसकेको कमेन्ट फोनमै पर्खन्छ।
2. रोकिएको अपलोड त्यहीँबाट अघि बढ्छ, भोलि पनि।
3. लेख्दालेख्दै सेभ हुन्छ।

## हामी के गर्दैनौँ

विज्ञापन छैन, त्यसैले तपाईंलाई चाहेभन्दा लामो अल्झाउनु पर्ने कारण छैन। “नयाँ” साँच्चै नयाँ हो, र *तपाईंका लागि* ले पोस्ट किन देखियो भन्छ। यी सबको हिसाब “Jes बारे” पेजमा अंकसहित छ।

के छ खबर? तपाईंको बाटोमा के चल्दैन, हामीलाई भन्नुहोस्।`,
    },
  },
]
