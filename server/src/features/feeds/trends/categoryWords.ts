/** Words that tell the category of a hashtag, in both scripts; spellings are matched by sound. */
export const CATEGORY_WORDS = {
  festivals: `dashain दशैं दसैँ tihar तिहार chhath छठ holi होली teej तीज losar ल्होसार lhosar shivaratri शिवरात्री
    indrajatra इन्द्रजात्रा jatra जात्रा maghe माघे maghi माघी sankranti संक्रान्ति buddhajayanti eid इद christmas newyear
    nayabarsa नयाँवर्ष janaipurnima gaijatra गाईजात्रा bhaitika भाइटीका deusi देउसी tika टीका jamara जमरा ping पिङ
    changa चंगा chadparwa चाडपर्व festival udhauli उधौली ubhauli उभौली ghatasthapana घटस्थापना`,
  cricket: `cricket क्रिकेट cricketnepal t20 npl ipl worldcup batsman wicket विकेट century sandeep paras rhinos`,
  football: `football फुटबल futsal फुटसल soccer anfa fifa uefa epl messi ronaldo saff`,
  sports: `sport sports खेल khelkud खेलकुद volleyball भलिबल kabaddi कबड्डी marathon म्याराथन olympics ओलम्पिक taekwondo
    athletics running trailnepal cycling cyclektm gym wrestling chess baghchal बाघचाल`,
  politics: `politics राजनीति rajniti election चुनाव chunab nirbachan निर्वाचन parliament संसद sansad minister मन्त्री
    mantri government सरकार sarkar congress कांग्रेस emale एमाले maobadi माओवादी rsp constitution संविधान protest
    आन्दोलन andolan budget बजेट mayor मेयर corruption भ्रष्टाचार loktantra लोकतन्त्र`,
  technology: `tech technology प्रविधि itnepal software app apps android iphone laptop internet इन्टरनेट wifi code coding
    developer javascript python ai startup cyber mobile मोबाइल computer कम्प्युटर robot data ncell ntc esewa khalti`,
  trekking: `trek trekking ट्रेक पदयात्रा treknepal himal हिमाल everest सगरमाथा sagarmatha annapurna अन्नपूर्ण thorongla
    langtang लाङटाङ basecamp summit hike hiking mountain mountains gurans गुराँस manaslu mardi rara रारा himalaya हिमालय`,
  food: `food खाना khana momo मोमो momos chiya चिया tea selroti सेलरोटी dalbhat दालभात thakali थकाली newari yomari योमरी
    gundruk गुन्द्रुक dhido ढिँडो achar अचार khaja खाजा kathmandueats coffee कफी recipe chowmein samosa juju थारूखाना`,
  music: `music संगीत sangeet song गीत geet madal मादल dohori दोहोरी rap nephop concert guitar sarangi सारङ्गी
    folk लोकगीत lokgeet deuda देउडा nepalimusic`,
  film: `film movie चलचित्र chalchitra cinema सिनेमा kollywood bollywood hollywood netflix trailer actor natak नाटक`,
  weather: `weather मौसम mausam rain वर्षा barsha jhari झरी pani पानी monsoon मनसुन badhi बाढी flood pahiro पहिरो
    landslide cold जाडो jado snow हिउँ hiu sitalahar शीतलहर heat garmi गर्मी hussu smog earthquake भूकम्प bhukampa aqi`,
  education: `education शिक्षा shiksha school स्कुल विद्यालय college कलेज exam परीक्षा pariksha result नतिजा natija
    loksewa लोकसेवा student विद्यार्थी teacher शिक्षक university ioe neb scholarship library`,
  farming: `farming कृषि krishi kheti खेती khetipati खेतीपाती ropain रोपाइँ asar15 असार१५ dhan धान makai मकै tarkari तरकारी
    syau स्याउ apple alaichi अलैँची kishan किसान farmer goat बाख्रा dairy`,
  money: `money पैसा paisa nepse नेप्से share सेयर ipo आइपिओ bank बैंक gold economy अर्थतन्त्र bazar बजार market
    remittance रेमिट्यान्स tax inflation mahangi महँगी petrol पेट्रोल price room rent roomfinderktm`,
  travel: `travel यात्रा yatra bus बस micro माइक्रो nightmicro traffic ट्राफिक jam जाम flight जहाज airport विमानस्थल
    tourism पर्यटन road सडक ktmcommute commute ringroad rail रेल metro bike`,
  work: `job jobs रोजगार rojgar work काम career vacancy जागिर jagir freelance office salary तलब`,
  abroad: `abroad परदेश pardesh pardeshi परदेशी qatar कतार dubai दुबई korea कोरिया japan जापान australia अस्ट्रेलिया
    malaysia मलेसिया visa भिसा bidesh विदेश gulf eps`,
  health: `health स्वास्थ्य swasthya doctor डाक्टर hospital अस्पताल dengue डेंगु covid कोभिड yoga योग blood रगत mental`,
  power: `battigayo बत्तीगयो batti बत्ती loadshedding लोडसेडिङ nea electricity बिजुली bijuli`,
  culture: `culture संस्कृति sanskriti oldnepal history इतिहास itihas mithila मिथिला newa नेवा tharu थारू temple मन्दिर
    heritage nepalibhasa नेपालीभाषा language bhasa भाषा dhaka ढाका topi टोपी kumari कुमारी`,
}

/** The districts, and towns that people name more often. */
export const PLACES = `
  achham अछाम arghakhanchi अर्घाखाँची baglung बागलुङ baitadi बैतडी bajhang बझाङ bajura बाजुरा banke बाँके bara बारा
  bardiya बर्दिया bhaktapur भक्तपुर bhojpur भोजपुर chitwan चितवन dadeldhura डडेल्धुरा dailekh दैलेख dang दाङ
  darchula दार्चुला dhading धादिङ dhankuta धनकुटा dhanusha धनुषा dolakha दोलखा dolpa डोल्पा doti डोटी gorkha गोरखा
  gulmi गुल्मी humla हुम्ला ilam इलाम jajarkot जाजरकोट jhapa झापा jumla जुम्ला kailali कैलाली kalikot कालिकोट
  kanchanpur कञ्चनपुर kapilvastu कपिलवस्तु kaski कास्की kathmandu काठमाडौं kavre काभ्रे khotang खोटाङ lalitpur ललितपुर
  lamjung लमजुङ mahottari महोत्तरी makwanpur मकवानपुर manang मनाङ morang मोरङ mugu मुगु mustang मुस्ताङ myagdi म्याग्दी
  nawalparasi नवलपरासी nuwakot नुवाकोट okhaldhunga ओखलढुङ्गा palpa पाल्पा panchthar पाँचथर parbat पर्वत parsa पर्सा
  pyuthan प्युठान ramechhap रामेछाप rasuwa रसुवा rautahat रौतहट rolpa रोल्पा rukum रुकुम rupandehi रुपन्देही salyan सल्यान
  sankhuwasabha सङ्खुवासभा saptari सप्तरी sarlahi सर्लाही sindhuli सिन्धुली sindhupalchok सिन्धुपाल्चोक siraha सिराहा
  solukhumbu सोलुखुम्बु sunsari सुनसरी surkhet सुर्खेत syangja स्याङ्जा tanahun तनहुँ taplejung ताप्लेजुङ
  terhathum तेह्रथुम udayapur उदयपुर
  pokhara पोखरा biratnagar विराटनगर birgunj वीरगञ्ज janakpur जनकपुर dharan धरान butwal बुटवल hetauda हेटौंडा
  nepalgunj नेपालगञ्ज dhangadhi धनगढी itahari इटहरी bharatpur भरतपुर tansen तानसेन patan पाटन kirtipur कीर्तिपुर
  namche नाम्चे thamel ठमेल lumbini लुम्बिनी sudurpashchim सुदूरपश्चिम karnali कर्णाली madhesh मधेश gandaki गण्डकी
  koshi कोशी bagmati बागमती damak दमक baneshwor बानेश्वर asan असन phewa फेवा`
