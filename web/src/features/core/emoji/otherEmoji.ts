/** Each line a sign, its name in English and in Nepali; a name is also what it is found by. */
export const OTHERS = {
  food: `
🥟 dumpling, momo|मम
🍚 rice, bhat|भात
🍛 curry, dal bhat|दालभात तरकारी
🍜 noodles, thukpa|चाउचाउ थुक्पा
🍲 stew, soup|झोल सुप
🍞 bread|पाउरोटी
🫓 flatbread, roti|रोटी
🥚 egg|अन्डा
🍳 frying|तारेको अन्डा
🧀 cheese|चिज
🍗 chicken leg|कुखुराको तिघ्रा
🍖 meat|मासु
🍤 fried shrimp|झिँगे माछा
🍔 burger|बर्गर
🍟 fries|फ्राइज आलु
🍕 pizza|पिज्जा
🌭 hot dog|हटडग
🥪 sandwich|स्यान्डविच
🌮 taco|टाको
🥗 salad|सलाद
🍿 popcorn|मकै भुटेको
🌽 corn|मकै
🥔 potato|आलु
🍅 tomato|गोलभेँडा
🧅 onion|प्याज
🧄 garlic|लसुन
🌶️ chilli, spicy|खुर्सानी पिरो
🥕 carrot|गाजर
🥒 cucumber|काँक्रो
🍆 eggplant|भन्टा
🥦 broccoli|ब्रोकाउली
🍄 mushroom|च्याउ
🥜 peanuts|बदाम
🍎 apple|स्याउ
🍊 orange|सुन्तला
🍋 lemon|कागती
🍌 banana|केरा
🥭 mango|आँप
🍇 grapes|अङ्गुर
🍉 watermelon|तरबुजा
🍍 pineapple|भुइँकटहर
🥥 coconut|नरिवल
🍑 peach|आरु
🍒 cherries|चेरी
🍓 strawberry|स्ट्रबेरी
🍯 honey|मह
🍦 ice cream|आइसक्रिम
🍩 doughnut, sel roti|सेल रोटी
🍪 cookie, biscuit|बिस्कुट
🎂 birthday cake|जन्मदिन केक
🍰 cake|केक
🍫 chocolate|चकलेट
🍬 sweet|मिठाई
☕ coffee, tea|कफी चिया
🍵 tea, chiya|चिया
🥛 milk|दूध
🧃 juice|जुस
🍺 beer|बियर जाँड
🍷 wine|वाइन
🍻 cheers|चियर्स
🧂 salt|नुन
🍽️ plate, eat|थाल खाना`,
  places: `
🏔️ snow mountain, himal|हिमाल
⛰️ mountain, hill|पहाड
🗻 mount|चुचुरो
🏕️ camping|शिविर
🏞️ national park|निकुञ्ज
🏠 house, home|घर
🏡 house with garden|बगैँचा भएको घर
🏘️ houses, village|गाउँ
🏙️ city|सहर
🏢 office building|भवन कार्यालय
🏥 hospital|अस्पताल
🏦 bank|बैङ्क
🏫 school|विद्यालय
🏨 hotel|होटल
🏪 shop|पसल
🏭 factory|कारखाना
🛕 temple, mandir|मन्दिर
🛖 hut|छाप्रो
⛪ church|गिर्जाघर
🕌 mosque|मस्जिद
🌉 bridge|पुल
⛲ fountain|धारा फोहोरा
🎡 ferris wheel, ping|रोटे पिङ
🚌 bus|बस
🚐 microbus, van|माइक्रोबस
🚕 taxi|ट्याक्सी
🚗 car|कार गाडी
🚚 truck|ट्रक
🚜 tractor|ट्र्याक्टर
🏍️ motorcycle|मोटरसाइकल
🛵 scooter|स्कुटर
🚲 bicycle|साइकल
🛺 auto rickshaw, tempo|टेम्पो
🚑 ambulance|एम्बुलेन्स
🚒 fire engine|दमकल
🚓 police car|प्रहरी गाडी
🚦 traffic light|ट्राफिक बत्ती
🚧 construction, roadworks|सडक निर्माण
⛽ fuel, petrol|पेट्रोल इन्धन
🚆 train|रेल
✈️ aeroplane, flight|हवाईजहाज उडान
🛫 departure|प्रस्थान
🛬 arrival|आगमन
🚁 helicopter|हेलिकप्टर
⛵ boat|डुङ्गा
🚀 rocket|रकेट
🗺️ map|नक्सा
🧭 compass|कम्पास
📍 pin, place|ठाउँ
🌅 sunrise|सूर्योदय
🌄 sunrise over mountains|हिमालमा सूर्योदय
🌃 night|रात`,
  activities: `
🎉 party, celebrate, congratulations|बधाई उत्सव
🎊 confetti|अबिर उत्सव
🎈 balloon|बेलुन
🎁 gift|उपहार
🪔 diya lamp, tihar|दियो तिहार
🪁 kite, dashain|चङ्गा दशैँ
🎇 fireworks sparkler|झिल्के पटाका
🎆 fireworks|आतसबाजी
🧨 firecracker|पटाका
🏆 trophy, win|ट्रफी जित
🥇 gold medal, first|स्वर्ण पदक पहिलो
🥈 silver medal, second|रजत पदक दोस्रो
🥉 bronze medal, third|कांस्य पदक तेस्रो
⚽ football|फुटबल
🏏 cricket|क्रिकेट
🏐 volleyball|भलिबल
🏀 basketball|बास्केटबल
🏸 badminton|ब्याडमिन्टन
🏓 table tennis|टेबल टेनिस
🎾 tennis|टेनिस
🥊 boxing|बक्सिङ
🥋 martial arts|मार्सल आर्ट
🎯 target|निशाना
🎲 dice, ludo|पासा लुडो
♟️ chess|चेस बुद्धिचाल
🃏 cards|तास
🎮 video game|भिडियो गेम
🎵 music note|सङ्गीत
🎶 music notes|सङ्गीत धुन
🎤 microphone, sing|माइक गीत
🎧 headphones|हेडफोन
🎸 guitar|गितार
🥁 drum, madal|मादल ढोल
🪈 flute|बाँसुरी
🎻 violin, sarangi|सारङ्गी
🎹 piano|पियानो
🎬 film, movie|चलचित्र
🎨 art, paint|चित्र कला
🎭 theatre|नाटक
🎪 circus|सर्कस
🎫 ticket|टिकट`,
  objects: `
📱 mobile phone|मोबाइल फोन
💻 laptop|ल्यापटप
🖥️ computer|कम्प्युटर
📷 camera|क्यामेरा
📹 video camera|भिडियो क्यामेरा
📺 television|टिभी
📻 radio|रेडियो
📞 telephone|टेलिफोन
⏰ alarm clock|घडी अलार्म
⌚ watch|नाडी घडी
⏳ hourglass, wait|समय पर्ख
📅 calendar, patro|पात्रो क्यालेन्डर
💡 idea, light|बत्ती आइडिया
🔦 torch|टर्च
🕯️ candle|मैनबत्ती
🔋 battery|ब्याट्री
🔌 plug|प्लग
💰 money bag|पैसाको थैली
💵 money, notes|पैसा नोट
💳 card, payment|कार्ड भुक्तानी
📈 chart up|बढेको ग्राफ
📉 chart down|घटेको ग्राफ
📊 bar chart|तथ्याङ्क
📚 books|किताबहरू
📖 open book, read|किताब पढ्ने
📝 memo, write|टिपोट लेख्ने
✏️ pencil|सिसाकलम
📎 paperclip|क्लिप
📌 pushpin|पिन
✂️ scissors|कैँची
🔒 lock|ताल्चा
🔑 key|साँचो
🔨 hammer|घन हतौडा
🛠️ tools|औजार
⚙️ gear, settings|सेटिङ
⚖️ scales, justice|तराजु न्याय
💊 pill, medicine|औषधि
💉 injection, vaccine|सुई खोप
🩺 stethoscope|स्टेथोस्कोप
🧼 soap|साबुन
🧹 broom|कुचो
🚪 door|ढोका
🪑 chair|कुर्सी
🛏️ bed|खाट
👕 shirt|कमिज
👗 dress|लुगा
🥻 sari|सारी
🧣 scarf, khada|खादा मफलर
🧥 coat|कोट
👟 shoe|जुत्ता
🩴 sandal|चप्पल
🎒 backpack|झोला
👜 handbag|ब्याग
👓 glasses|चस्मा
☂️ umbrella|छाता
💍 ring|औँठी
👑 crown|श्रीपेच मुकुट
📦 parcel|पार्सल बाकस
✉️ letter, mail|चिठी
📢 loudspeaker, announcement|घोषणा माइक
🔔 bell|घण्टी
🗳️ ballot, vote|भोट मतपेटिका
📰 newspaper, news|समाचार पत्रिका`,
  signs: `
❤️ red heart, love|रातो मुटु माया
🧡 orange heart|सुन्तला रङको मुटु
💛 yellow heart|पहेँलो मुटु
💚 green heart|हरियो मुटु
💙 blue heart|नीलो मुटु
💜 purple heart|बैजनी मुटु
🖤 black heart|कालो मुटु
🤍 white heart|सेतो मुटु
💔 broken heart|फुटेको मुटु
💕 two hearts|दुई मुटु
💖 sparkling heart|चम्किलो मुटु
💯 hundred, perfect|सय पूरा
💢 anger|रिस
💥 boom|पड्कियो
💤 sleep|निद्रा
💬 speech bubble|कुरा
💭 thought bubble|विचार
✅ done, yes, check|भयो ठीक
✔️ check mark|ठीक चिह्न
❌ cross, no|होइन गलत
❓ question|प्रश्न
❗ exclamation|विस्मय
⚠️ warning|चेतावनी
🚫 forbidden|मनाही
⛔ no entry|प्रवेश निषेध
🆗 ok button|ठीक छ
🆕 new|नयाँ
🆓 free|सित्तैँ
🔝 top|माथि
➕ plus|जोड
➖ minus|घटाउ
➡️ right arrow|दायाँ
⬅️ left arrow|बायाँ
⬆️ up arrow|माथि
⬇️ down arrow|तल
🔄 refresh, again|फेरि
♻️ recycle|पुनः प्रयोग
🕉️ om|ॐ ओम
☸️ dharma wheel|धर्मचक्र
☪️ star and crescent|चाँद तारा
✝️ cross, christian|क्रस
🔴 red circle|रातो गोलो
🟢 green circle|हरियो गोलो
🔵 blue circle|नीलो गोलो
⚫ black circle|कालो गोलो
⚪ white circle|सेतो गोलो
🏳️ white flag|सेतो झन्डा
🏁 finish flag|अन्तिम झन्डा
🚩 red flag|रातो झन्डा
1️⃣ one|एक
2️⃣ two|दुई
3️⃣ three|तीन`,
} as const

/** Whose flags are offered; the browser knows the names of countries in both languages. */
export const FLAGS =
  'NP IN BT BD LK PK MV AF CN JP KR MY SG TH ID PH VN QA AE SA KW OM BH IL AU NZ GB IE US CA DE FR ES PT IT NL BE CH AT SE NO DK FI PL CY MT GR TR RU UA EG ZA BR MX AR'
