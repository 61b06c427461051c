/**
 * Names and spellings of one thing that its sound alone does not bring together, one thing a line, its plainest name first.
 * Loan words are written as they are in English, and in Nepali as they are heard.
 */
export const NAMED_ALIKE = `
kathmandu काठमाडौं काठमाडौँ काठमाण्डौ काठमाण्डू काठमान्डु ktm kathmadau kathmando
pokhara पोखरा pkr pokhra
lalitpur ललितपुर
bhaktapur भक्तपुर bhadgaun
biratnagar विराटनगर brt
birgunj वीरगञ्ज विरगंज birganj
bharatpur भरतपुर
butwal बुटवल
dharan धरान
hetauda हेटौंडा hetaunda
janakpur जनकपुर janakpurdham जनकपुरधाम
nepalgunj नेपालगञ्ज नेपालगंज nepalganj
dhangadhi धनगढी
itahari इटहरी
chitwan चितवन
mustang मुस्ताङ mustaang
everest एभरेस्ट सगरमाथा sagarmatha
annapurna अन्नपूर्ण
himalaya हिमालय himalayas
terai तराई tarai
madhesh मधेस मधेश madhes
koshi कोशी कोसी kosi
gandaki गण्डकी
karnali कर्णाली
india इन्डिया
china चाइना
america अमेरिका usa
japan जापान
korea कोरिया
australia अस्ट्रेलिया
qatar कतार
dubai दुबई
saudi साउदी
malaysia मलेसिया
portugal पोर्चुगल
canada क्यानडा
germany जर्मनी
france फ्रान्स
russia रुस रसिया
ukraine युक्रेन
israel इजरायल
palestine प्यालेस्टाइन
pakistan पाकिस्तान
bangladesh बंगलादेश बङ्गलादेश
bhutan भुटान
delhi दिल्ली
london लन्डन
cricket क्रिकेट
football फुटबल
volleyball भलिबल
basketball बास्केटबल
badminton ब्याडमिन्टन
tennis टेनिस
chess चेस
olympics ओलम्पिक olympic
match म्याच
team टिम
goal गोल
coach कोच
league लिग
worldcup विश्वकप
dollar डलर usd
rupee रुपैयाँ rupees रुपियाँ रू rupaiya
pound पाउन्ड
euro युरो
bank बैंक बैङ्क ब्याङ्क
loan लोन
insurance इन्स्योरेन्स
share सेयर शेयर
market मार्केट
nepse नेप्से
ipo आइपिओ आईपीओ
tax ट्याक्स
budget बजेट
remittance रेमिट्यान्स
company कम्पनी
business बिजनेस
office अफिस
manager म्यानेजर
interview इन्टरभ्यू
job जब jobs
visa भिसा
passport पासपोर्ट
ticket टिकट
airport एयरपोर्ट
flight फ्लाइट
bus बस
taxi ट्याक्सी
car कार
bike बाइक
motorcycle मोटरसाइकल
scooter स्कुटर
truck ट्रक
train ट्रेन
road रोड
highway हाइवे
traffic ट्राफिक
petrol पेट्रोल
diesel डिजेल
hotel होटल
restaurant रेस्टुरेन्ट
homestay होमस्टे
trek ट्रेक trekking ट्रेकिङ
tourist टुरिस्ट
tourism टुरिजम
guide गाइड
facebook फेसबुक fb
youtube युट्युब युट्यूब yt
tiktok टिकटक
instagram इन्स्टाग्राम insta ig
whatsapp ह्वाट्सएप ह्वाट्सएप्प
twitter ट्विटर
google गुगल
messenger मेसेन्जर
viber भाइबर
esewa इसेवा ईसेवा
khalti खल्ती
internet इन्टरनेट
wifi वाइफाइ
mobile मोबाइल
phone फोन
computer कम्प्युटर कम्प्यूटर
laptop ल्यापटप
camera क्यामेरा
video भिडियो
photo फोटो
online अनलाइन
website वेबसाइट
app एप
software सफ्टवेयर
data डाटा
password पासवर्ड
email इमेल
sim सिम
charger चार्जर
battery ब्याट्री
television टेलिभिजन टिभी tv
radio रेडियो
film फिल्म
cinema सिनेमा
hero हिरो
heroine हिरोइन
actor एक्टर
movie मुभी
dance डान्स
music म्युजिक
concert कन्सर्ट
party पार्टी
school स्कुल
college कलेज
campus क्याम्पस
university युनिभर्सिटी
class क्लास
exam एक्जाम इक्जाम
result रिजल्ट
teacher टिचर
student स्टुडेन्ट
science साइन्स
engineer इन्जिनियर
engineering इन्जिनियरिङ
degree डिग्री
course कोर्स
notice नोटिस
doctor डाक्टर
nurse नर्स
hospital हस्पिटल
medicine मेडिसिन
dengue डेंगु डेंगी
corona कोरोना covid कोभिड
vaccine भ्याक्सिन
cancer क्यान्सर
pressure प्रेसर
ambulance एम्बुलेन्स
police पुलिस
army आर्मी
minister मिनिस्टर
pradhanmantri प्रधानमन्त्री pm
president प्रेसिडेन्ट
mayor मेयर
election इलेक्सन
vote भोट
congress कांग्रेस काँग्रेस
communist कम्युनिस्ट
uml एमाले emale
maoist माओवादी maobadi
court कोर्ट
scandal स्क्यान्डल
license लाइसेन्स licence
minute मिनेट
hour आवर
meter मिटर
kilometer किलोमिटर km
kilo किलो kg
load लोड
loadshedding लोडसेडिङ
light लाइट
gas ग्यास
cylinder सिलिन्डर
cement सिमेन्ट
room रुम
flat फ्ल्याट
apartment अपार्टमेन्ट
sofa सोफा
chocolate चकलेट
biscuit बिस्कुट
coffee कफी
sandwich स्यान्डविच
bread ब्रेड
pizza पिज्जा
burger बर्गर
cake केक
icecream आइसक्रिम
chicken चिकेन
beer बियर
cigarette सिगरेट
plastic प्लास्टिक
hello हेलो
sorry सरी
thankyou थ्याङ्क्यू
please प्लिज
welcome वेलकम
birthday बर्थडे
picnic पिकनिक
festival फेस्टिबल
dashain दशैं दशैँ दसैं dasain
christmas क्रिसमस
valentine भ्यालेन्टाइन
news न्युज न्यूज
gau गाउँ gaun gaon
ram राम
kam काम
dal दाल
bhat भात
`
