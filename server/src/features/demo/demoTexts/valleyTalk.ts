import { gone, say, type Talk, warm } from './talk.ts'

export const valleyTalk: Talk[] = [
  {
    on: 'The last micro to Chabahil waits. Every night. Even in the rain.',
    pinned: 3,
    sayings: [
      warm(
        3,
        say(
          'laxmi.hajurama',
          'यो ड्राइभर भाइलाई म चिन्छु बाबु। पानी पर्दा पनि कुरेर बस्नुहुन्छ। भगवानले भलो गरून्।',
          say(
            'prashantkc',
            'हजुरआमा, उहाँलाई एक कप चिया खुवाउन मन छ। कहाँ भेटिन्छ?',
            say(
              'laxmi.hajurama',
              'बिहान ६ बजे चाबहिलको चिया पसलमा!',
              say(
                'bina.momo',
                'मेरै पसलको सामुन्ने हो। चियासँग दुई प्लेट मोमो मेरो तर्फबाट।',
                say('prashantkc', 'भोलि बिहान ६ बजे। @laxmi.hajurama आउनुहुन्छ नि?'),
              ),
            ),
          ),
          say('dipeshy', 'Same route for 14 years. He writes “thank you” on the ticket by hand.'),
        ),
      ),
      say(
        'rojan.m',
        'I have been on that micro. He also turns the music down when somebody is sleeping.',
        say('aakash.ktm', 'Malai ta uthaidinu bhayo stop aaunu aghi. Hero.'),
        say('nisha.c', 'He once drove back fifty metres for my umbrella.'),
        say('manisha.code', 'Severity: wholesome. Reproducible every night.'),
        say('riya.shakya', 'Who is cutting onions in this micro'),
      ),
      warm(
        2,
        say(
          'sabinb',
          'Can we make a list of night micros by route? I will keep it updated.',
          say('hari.bus', 'साँखुको अन्तिम गाडी ७:४५। लेख्नुस् है।'),
          say('aarati', 'Ratnapark to Bhaktapur, last one 9:15, if the conductor is the tall one.'),
        ),
      ),
      say(
        'prashantkc',
        'Update: his name is Gyanendra dai, and he did not want to be famous. He asked me to write that **the conductor runs more than he waits**.',
      ),
      say('hari.bus', 'चालकको तर्फबाट धन्यवाद भाइ। हामी सबै त्यस्तै हुन खोज्छौं, समयले दिँदैन।'),
      say('sunita.b', 'यस्तो पोस्टले साँझ राम्रो हुन्छ।'),
      say('maiya.tuladhar', 'असनबाट ढिलो फर्कने पसलेहरूका लागि यो गाडी भगवान् हो।'),
      say(
        'rkthapa',
        'कीर्तिपुरको अन्तिम गाडी त बत्तीजस्तै हो, कहिले आउँछ थाहा हुँदैन।',
        say('sagar.bista', 'दाइ, गाडीमा पनि MCB राखौं?'),
      ),
      say('elisha.m', 'I will draw him. Does he have a cat?'),
      say('kabita.magar', 'तानसेनको बसमा पनि एक जना यस्तै हुनुहुन्थ्यो। अहिले गीत मात्र बाँकी छ।'),
      say('bishal.bike', 'Respect. Two minutes is a long time at Kalanki.'),
      gone('aakash.ktm', 'first', say('dilliram', 'बाबु, "पहिलो" लेख्दा पनि मज्जा आउँछ।')),
      say('sarita.nurse', 'Night shift people know him. Thank you for writing it down.'),
      say('ichchha', 'Namaste, naya hu. Yo post le Jes man paryo.'),
    ],
  },
  {
    on: 'Sel roti that does not break: the one thing my aama never wrote down',
    sayings: [
      warm(
        3,
        say(
          'laxmi.hajurama',
          'केरा चाहिँ ठीक हो, तर आधा होइन एक। अनि चामल पिसेपछि एक रात होइन, दुई घण्टा मात्र राख।',
          say(
            'aarati',
            'एक केरा? आमालाई सोध्छु। रिसाउनुभयो भने हजुरको नाम भन्छु है।',
            say('laxmi.hajurama', 'भन नानी, म डराउँदिनँ।'),
          ),
        ),
      ),
      say('sujata', 'The first one belongs to the cook. I am putting this on a wall.'),
      say(
        'shanti.ale',
        'Made it in Sydney with rice flour from the packet. It broke into the shape of Tasmania.',
        say('aarati', 'Packet flour is dry: two more spoons of milk, and let it sulk for an hour.'),
        say('kamal.pun', 'Ours looked like Jeju island. Still ate it.'),
      ),
      say('bina.momo', 'तेल तातेको चिन्ने उपाय: पिठोको एक थोपा हाल, तीन गन्दा माथि आउनुपर्छ।'),
      say('gita.tharu', 'हामी ढिक्रीवालालाई पनि सेल सिकाइदिनुस् न।'),
      say('bibek.s', 'Tried it with my cousins. Eleven whole, four for the cook. Good rate.'),
      say('nisha.c', 'How slow is a slow rope?', say('aarati', 'Count एक, दुई between drops.')),
    ],
  },
  {
    on: "Jhol momo under Rs 200 that's worth crossing the Ring Road for",
    sayings: [
      say(
        'bina.momo',
        'बहिनी, भोलि आउनुस्, नवौं टेबल तपाईंका लागि थपेको छु।',
        say('sujata', 'दिदी म बाटोमै छु।'),
      ),
      say(
        'rojan.m',
        'You missed Chobhar. There is a man with a cart after five. No name, no number, only steam.',
        say('sujata', 'Saturday. If it is not good you owe me a plate.'),
        say('rojan.m', 'Deal. And if it is, you write the post.'),
      ),
      say('rabin.dangol', 'खोकनाको तोरीको तेल बिनाको अचार, अचार होइन।'),
      warm(-1, say('aakash.ktm', 'Instant noodles better and Rs 25. Fight me.')),
      say('imran.a', 'Come to Birgunj and taste what happens to a momo near the border.'),
      say('maiya.tuladhar', 'टिमुर ढिलो आउँछ र लामो बस्छ। कति मिठो लेखेको।'),
    ],
  },
  {
    on: 'Chatamari is not a "Newari pizza"',
    sayings: [
      say(
        'sabinb',
        'Table: thin, rice, topped, round. Pizza: thin, wheat, topped, round. The defence rests.',
        say(
          'rabin.dangol',
          'Table मा प्रेम भन्ने column छैन।',
          say(
            'sabinb',
            'Added. Chatamari 10, pizza 6.',
            say(
              'imran.a',
              'Six is generous for Birgunj pizza.',
              say(
                'rabin.dangol',
                'खोकनामा पिज्जा पनि आयो। मान्छे हेर्न गए, खान गएनन्।',
                say(
                  'riya.shakya',
                  'I went. It had ketchup.',
                  say(
                    'bibek.s',
                    'Ketchup is an Italian achar, no?',
                    say(
                      'rabin.dangol',
                      'भक्तपुरबाट यस्तो कुरा? @bibek.s दाइ, जुजु धौको कसम खानुस्।',
                      say(
                        'bibek.s',
                        'On the clay pot itself.',
                        say('maiya.tuladhar', 'ए बाबुहरू, झगडा नगर, बारा खाऊ।'),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
      say('dilliram', 'चतांमरि। अनुस्वार नछुटाऊँ है।'),
      say('sujata', 'I support this talk and request a second plate.'),
    ],
  },
  {
    on: 'नेपालीमा सबैभन्दा सुन्दर शब्द कुन हो?',
    sayings: [
      warm(2, say('kabita.magar', 'झरी। सुन्दै भिजिन्छ।')),
      say('laxmi.hajurama', 'नाति।', say('dilliram', 'यसमा व्याकरण लाग्दैन, हजुर। पूरा अंक।')),
      say('tilak.bk', 'आरन।'),
      say('aarati', 'फेवा। तर त्यो त नाम हो, होइन र?', say('dilliram', 'नाम पनि शब्द नै हो नानी।')),
      say('deepak.doha', 'घर।', say('shanti.ale', 'घर। अरू के।'), say('kamal.pun', 'घर।')),
      say('rkthapa', 'उज्यालो।'),
      say('hira.devi', 'न्यानो।'),
      say('tashi.dolma', 'हिउँ। तर चैतमा चाहिँ होइन।'),
      say('rekha.miss', 'जिज्ञासा। भन्दा पनि मिठो, सोध्दा पनि।'),
      say('lok.bahadur', 'सित्तैं।'),
      say('hari.bus', 'आइपुगेँ।'),
      say('anita.rai', 'चिया। Obviously.'),
      say('gopal.g', 'बिहान।'),
      say('rojan.m', 'बिदा.'),
      say('elisha.m', 'म्याउँ।'),
      say('ganesh.doti', 'भलो। हाम्रातिर भेट्दा यही भन्छन्।'),
    ],
  },
  {
    on: 'कीर्तिपुरमा फेरि बत्ती गयो',
    sayings: [
      say('sagar.bista', 'पाँगातिर फिडर ट्रिप भएको रे। प्राधिकरणले ८ बजेसम्म भन्यो।'),
      say('sunita.b', 'नयाँ बानेश्वरमा छ। तर यसो भन्दा जान्छ, त्यसैले भनिनँ मान्नुस्।'),
      say('nisha.c', 'गयो।', say('rkthapa', '@nisha.c स्वागत छ।')),
      say('riya.shakya', 'Homework cancelled by the government again.'),
    ],
  },
  {
    on: 'Question for the spreadsheet people of Jes',
    sayings: [
      warm(
        2,
        say(
          'kiran.dev',
          'There is a standard for this, and your boss will not like it. Writing a longer answer.',
          say('aarati', 'Please make it short enough to forward and long enough to frighten.'),
        ),
      ),
      say('dilliram', 'देवनागरीको आफ्नै क्रम छ: स्वर पहिले, अनि क, ख, ग। आधा संसारभन्दा मिलेको।'),
      say('manisha.code', 'Expected: sorted. Actual: philosophy.'),
      say(
        'sabinb',
        'Two columns: name as written, name as spoken. Sort by the second. Works for bus stops.',
      ),
    ],
  },
  {
    on: 'Weekend: 40 sel roti, 3 burns, 1 proud aama on video call',
    sayings: [
      say('laxmi.hajurama', 'देख्यौ? केरा।'),
      say(
        'sarita.nurse',
        'Three burns: cool water ten minutes, no toothpaste. I know what you did.',
      ),
      say('sujata', 'Aama would be proud. Also I am outside your gate.'),
      say(
        'pasang',
        'Take the 6 AM bus to Pokhara with a bag of these, the 7 AM one waits for nobody.',
      ),
    ],
  },
  {
    on: 'Phewa, 5:50. Nobody awake but the boats.',
    sayings: [
      say('yangchen', 'When the water freezes up here I come down only for this.'),
      say('tek.gurung', 'नानी, माछापुच्छ्रे लजालु छ। हामी बाल्यकालदेखि चिन्छौं।'),
      say('shanti.ale', 'Sydney harbour ko sunrise pani ramrai ho. Tara Phewa hoina.'),
    ],
  },
  {
    on: 'Koteshwor, 5:40 PM: I have aged',
    sayings: [
      say('hari.bus', 'त्यो प्लट म पनि हेरेर आएको। पानी छैन।'),
      say('manisha.code', 'Known issue, won’t fix.'),
      say(
        'bishal.bike',
        'Two wheels: eleven minutes. I say it with love.',
        say('rojan.m', 'And three punctures. I say it with accounts.'),
      ),
      say('rkthapa', 'चटपटेको मूल्य कति थियो? अनुसन्धानका लागि।'),
    ],
  },
  {
    on: 'Dashain ticket status: an honest flow chart in words',
    sayings: [
      say('sabinb', 'I turned it into a real flow chart. All arrows lead to tea.'),
      say('nisha.c', 'धनगढीको टिकट: “यता छैन, उता छैन, भोलि छैन।”'),
      say(
        'hari.bus',
        'काउन्टरमा नभेटिए गाडीमै आउनुस्, मुढा छ।',
        say('prashantkc', 'मुढामै दशैं मनाएँ पोहोर।'),
      ),
    ],
  },
  {
    on: 'Which bus goes from Baneshwor to the airport without the grand tour?',
    sayings: [
      warm(
        2,
        say(
          'sabinb',
          'Walk to the Shantinagar gate, take the blue Sajha towards the airport, get off at the Ring Road gate, walk 400 m. 25 minutes before eight.',
          say('nisha.c', 'Saved. If I see Jorpati I am calling you.'),
          say('hari.bus', 'शुक्रबार बिहान जाम कम हुन्छ, ६:१० को समाउनुस्।'),
        ),
      ),
      say('aakash.ktm', 'Pathao garnus didi, jokes free.'),
    ],
  },
  {
    on: 'Sister leaves for Japan on Sunday: what do you put in 23 kg?',
    sayings: [
      say('kamal.pun', 'Titaura. Whatever she says, more titaura.'),
      say('shanti.ale', 'One thing that smells of home, unwashed. A shawl is best.'),
      say('deepak.doha', 'औषधि र डाक्टरको पुर्जी। पहिलो महिना त्यही चाहिन्छ।'),
      say('jamuna.d', 'छोरालाई ४ केजी अचार पठाएँ, भन्सारले सोध्यो, मैले चखाएँ।'),
      say('imran.a', 'Cloth weighs little and costs nothing here. Come to the shop, I will pack.'),
      say(
        'priyanka.m',
        'Copies of every paper, in two bags.',
        say('sunita.b', 'यो चाहिँ बिर्सेकै थिएँ। धन्यवाद।'),
      ),
      say('laxmi.hajurama', 'आशीर्वाद। त्यसको तौल हुँदैन।'),
      say('sarita.nurse', 'Her vaccination card, and the name of one person to call at night.'),
      say('maiya.tuladhar', 'टिमुर ५० ग्राम, दोब्बर पोका। नत्र सिङ्गो झोला बास्ना।'),
      say('rkthapa', 'टर्च।'),
      say('yangchen', 'A stone from the river at home. Mine has been through four airports.'),
    ],
  },
  {
    on: 'आज ९ सय प्लेट। खुट्टा छैन, खुसी छ।',
    sayings: [
      say('sujata', 'दिदी, यसमा मेरो दोष छैन। ल, अलिकति छ।'),
      say('laxmi.hajurama', 'तातो पानीमा नुन हालेर खुट्टा डुबाऊ। भोलि हिँड्न सक्छौ।'),
      say('aarati', 'आधा दिन होइन, पूरै दिन आराम गर्नुस् दिदी।'),
    ],
  },
]
