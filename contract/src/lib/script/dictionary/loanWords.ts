/** English words that Nepali has taken over, as they are spelled, each with how it is written in Devanagari; made for Jes by hand. */
export const LOAN_WORDS = `
account एकाउन्ट actor एक्टर admin एडमिन airport एयरपोर्ट album एल्बम allergy एलर्जी app एप application एप्लिकेसन apply अप्लाई art आर्ट artist आर्टिस्ट
atm एटिएम aunty आन्टी auto अटो award अवार्ड bag ब्याग ball बल balloon बेलुन band ब्यान्ड banner ब्यानर beauty ब्युटी beer बियर bill बिल birthday
बर्थडे biscuit बिस्कुट block ब्लक blog ब्लग blood ब्लड board बोर्ड bonus बोनस border बोर्डर bottle बोतल box बक्स boyfriend ब्वाइफ्रेन्ड branch ब्रान्च
brand ब्रान्ड bread ब्रेड brother ब्रदर budget बजेट burger बर्गर business बिजनेस button बटन cafe क्याफे cake केक calendar क्यालेन्डर call कल camera
क्यामेरा camp क्याम्प campus क्याम्पस cancer क्यान्सर captain क्याप्टेन car कार card कार्ड career करियर cartoon कार्टुन case केस cash क्यास center
सेन्टर centre सेन्टर certificate सर्टिफिकेट challenge च्यालेन्ज champion च्याम्पियन channel च्यानल chat च्याट check चेक cheque चेक chips चिप्स
chocolate चकलेट cinema सिनेमा city सिटी clip क्लिप clinic क्लिनिक club क्लब coach कोच coat कोट code कोड collection कलेक्सन comedy कमेडी company कम्पनी
concert कन्सर्ट condition कन्डिसन conductor कन्डक्टर control कन्ट्रोल copy कपी corona कोरोना counter काउन्टर country कन्ट्री course कोर्स court कोर्ट
cover कभर cream क्रिम credit क्रेडिट culture कल्चर cup कप customer कस्टमर cycle साइकल dance डान्स data डाटा date डेट daughter डटर deal डिल degree
डिग्री delivery डेलिभरी dengue डेङ्गी design डिजाइन desk डेस्क diary डायरी diesel डिजेल diet डाइट digital डिजिटल director डाइरेक्टर discount
डिस्काउन्ट document डकुमेन्ट dollar डलर double डबल download डाउनलोड drama ड्रामा dream ड्रिम dress ड्रेस drink ड्रिङ्क driving ड्राइभिङ drug ड्रग duty
ड्युटी education एजुकेसन election इलेक्सन embassy एम्बेसी emergency इमर्जेन्सी energy एनर्जी engine इन्जिन english इङ्लिस entertainment इन्टरटेनमेन्ट
event इभेन्ट exam एक्जाम experience एक्सपेरियन्स expert एक्सपर्ट face फेस factory फ्याक्ट्री family फ्यामिली fan फ्यान farm फार्म fashion फेसन fee फिस
fees फिस festival फेस्टिभल file फाइल final फाइनल finance फाइनान्स fit फिट flat फ्ल्याट flight फ्लाइट follow फलो food फुड form फर्म free फ्री freeze
फ्रिज friend फ्रेन्ड fund फन्ड garage ग्यारेज gas ग्यास gate गेट gift गिफ्ट girlfriend गर्लफ्रेन्ड glass गिलास goal गोल gold गोल्ड government
गभर्मेन्ट grade ग्रेड ground ग्राउन्ड guide गाइड guitar गिटार gym जिम hair हेयर happy ह्यापी headphone हेडफोन helicopter हेलिकप्टर helmet हेल्मेट hero
हिरो heroine हिरोइन highway हाइवे hit हिट holiday होलिडे home होम homework होमवर्क horn हर्न hostel होस्टल house हाउस icecream आइसक्रिम idea आइडिया
injection इन्जेक्सन insurance इन्सुरेन्स international इन्टरनेसनल interview इन्टरभ्यु iphone आइफोन jacket ज्याकेट jam जाम jeans जिन्स jeep जिप job जब
joke जोक juice जुस jungle जङ्गल junior जुनियर kilo किलो kilometer किलोमिटर kitchen किचेन ladies लेडिज laptop ल्यापटप leader लिडर league लिग level लेभल
library लाइब्रेरी license लाइसेन्स line लाइन link लिङ्क list लिस्ट live लाइभ load लोड loan लोन local लोकल location लोकेसन lockdown लकडाउन login लगइन
love लभ machine मेसिन mall मल map म्याप market मार्केट marketing मार्केटिङ mask मास्क master मास्टर medical मेडिकल medicine मेडिसिन member मेम्बर
memory मेमोरी menu मेनु messenger मेसेन्जर meter मिटर million मिलियन minister मिनिस्टर minute मिनेट mixture मिक्स model मोडल momo मोमो motorcycle
मोटरसाइकल movie मुभी mr मिस्टर music म्युजिक net नेट network नेटवर्क nepal नेपाल nice नाइस note नोट notebook नोटबुक notice नोटिस number नम्बर nurse
नर्स offer अफर officer अफिसर oil आयल ok ओके okay ओके operation अपरेसन order अर्डर oxygen अक्सिजन pack प्याक package प्याकेज paint पेन्ट pant प्यान्ट
paper पेपर parcel पार्सल parents प्यारेन्ट्स parking पार्किङ park पार्क partner पार्टनर pass पास passport पासपोर्ट password पासवर्ड pen पेन pencil
पेन्सिल pension पेन्सन percent पर्सेन्ट perfect परफेक्ट permit पर्मिट petrol पेट्रोल picnic पिकनिक pilot पाइलट pipe पाइप plan प्लान plane प्लेन
plastic प्लास्टिक plate प्लेट play प्ले player प्लेयर point प्वाइन्ट poster पोस्टर power पावर press प्रेस price प्राइस print प्रिन्ट private प्राइभेट
problem प्रब्लम product प्रडक्ट professor प्रोफेसर profile प्रोफाइल program प्रोग्राम project प्रोजेक्ट promotion प्रमोसन public पब्लिक pump पम्प
purse पर्स quiz क्विज race रेस radio रेडियो rate रेट record रेकर्ड reel रिल rent रेन्ट report रिपोर्ट reporter रिपोर्टर restaurant रेस्टुरेन्ट result
रिजल्ट ring रिङ robot रोबोट room रुम round राउन्ड route रुट rubber रबर salary स्यालरी sale सेल saree सारी save सेभ scale स्केल scholarship स्कलरसिप
science साइन्स scooter स्कुटर scooty स्कुटी screen स्क्रिन season सिजन seat सिट second सेकेन्ड selfie सेल्फी seminar सेमिनार senior सिनियर series
सिरिज server सर्भर service सर्भिस set सेट shirt सर्ट shop सप shopping सपिङ show सो side साइड sim सिम sister सिस्टर site साइट size साइज smart स्मार्ट
snacks स्न्याक्स social सोसल society सोसाइटी sofa सोफा software सफ्टवेयर song सङ soup सुप special स्पेसल speed स्पिड sports स्पोर्ट्स staff स्टाफ
stage स्टेज star स्टार state स्टेट status स्ट्याटस store स्टोर story स्टोरी student स्टुडेन्ट style स्टाइल subject सब्जेक्ट subscribe सब्सक्राइब super
सुपर supply सप्लाई support सपोर्ट surgery सर्जरी sweater स्वेटर switch स्विच syllabus सिलेबस system सिस्टम table टेबल tablet ट्याब्लेट talent
ट्यालेन्ट tank ट्याङ्की tax ट्याक्स teacher टिचर technology टेक्नोलोजी telephone टेलिफोन television टेलिभिजन temple टेम्पल tension टेन्सन tent टेन्ट
test टेस्ट tiktok टिकटक time टाइम tire टायर toilet ट्वाइलेट token टोकन top टप total टोटल tour टुर tourism टुरिजम tourist टुरिस्ट tower टावर train
ट्रेन training ट्रेनिङ transfer ट्रान्सफर travel ट्राभल trek ट्रेक trekking ट्रेकिङ trend ट्रेन्ड trip ट्रिप truck ट्रक tv टिभी twitter ट्विटर type
टाइप tyre टायर uncle अंकल uniform युनिफर्म university युनिभर्सिटी update अपडेट upload अपलोड user युजर vaccine भ्याक्सिन valley भ्याली van भ्यान
version भर्सन village भिलेज viral भाइरल virus भाइरस visa भिसा vitamin भिटामिन volleyball भलिबल vote भोट waiter वेटर ward वार्ड watch वाच water वाटर
wave वेभ weather वेदर web वेब weekend विकेन्ड welcome वेलकम whatsapp ह्वाट्सएप wifi वाइफाइ window विन्डो winner विनर world वर्ल्ड worldcup वर्ल्डकप
year इयर yoga योगा zoo जु zoom जुम
`
