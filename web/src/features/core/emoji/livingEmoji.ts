/** Each line a sign, its name in English and in Nepali; a name is also what it is found by. */
export const LIVING = {
  faces: `
😀 grinning face|हाँसेको अनुहार
😃 happy face, open mouth|खुसी अनुहार
😄 laughing eyes, happy|हाँसेका आँखा खुसी
😁 beaming face|दाँत देखाएको हाँसो
😆 laughing hard|खितका छाडेको हाँसो
😅 sweating smile, relief|पसिना आएको हाँसो
🤣 rolling on the floor laughing|हाँसेर लडेको
😂 tears of joy, laugh|हाँसेर आँसु
🙂 slight smile|हल्का मुस्कान
🙃 upside down face|उल्टो अनुहार
😉 wink|आँखा झिम्काएको
😊 smiling face, blush|लजाएको मुस्कान
😇 halo, angel, innocent|देवदूत निर्दोष
🥰 loving face, hearts|मायालु अनुहार माया
😍 heart eyes, love|मुटु आँखा माया
🤩 star struck, wow|तारा आँखा दङ्ग
😘 blowing a kiss|म्वाइँ चुम्बन
😋 yummy, tasty|मीठो स्वाद
😛 tongue out|जिब्रो देखाएको
😜 winking tongue|जिस्केको जिब्रो
🤪 crazy face|बौलाहा अनुहार
🤑 money face|पैसा अनुहार
🤗 hug|अँगालो
🤭 hand over mouth, oops|मुखमा हात
🤫 quiet, shush|चुप
🤔 thinking|सोचेको
🤐 zipped mouth|मुख बन्द
😐 neutral face|भावहीन अनुहार
😶 no mouth, speechless|बोली नभएको
😏 smirk|छड्के मुस्कान
😒 unamused|मन नपरेको
🙄 rolling eyes|आँखा घुमाएको
😬 grimace, awkward|अप्ठेरो
😌 relieved, peaceful|ढुक्क शान्त
😔 sad, thoughtful|दुखी
😪 sleepy|निद्रा लागेको
😴 sleeping|सुतेको
😷 mask, ill|मास्क बिरामी
🤒 fever, thermometer|ज्वरो
🤕 hurt, bandage|चोट पट्टी
🤢 nauseated|वाकवाकी
🤮 vomiting|बान्ता
🤧 sneezing, cold|हाच्छिउँ रुघा
🥵 hot face|गर्मी
🥶 cold face|जाडो
🥴 dizzy face|रिँगटा
🤯 mind blown|दिमाग फुट्यो चकित
🤠 cowboy|काउबोइ
🥳 party face, celebrate|उत्सव रमाइलो
😎 cool, sunglasses|कालो चस्मा
🤓 nerd, glasses|चस्मा पढन्ते
😕 confused|अलमल
😟 worried|चिन्तित
🙁 slight frown|हल्का दुखी
😮 surprised, wow|अचम्म
😳 flushed, embarrassed|लाज
🥺 pleading, please|बिन्ती
😨 fearful, afraid|डर
😰 anxious, sweat|आत्तिएको
😢 crying, tear|रुँदै आँसु
😭 loudly crying|डाँको छोडेर रोएको
😱 screaming, fear|चिच्याएको डर
😩 weary, tired|थाकेको
🥱 yawning, bored|हाई अल्छी
😤 steam, proud|फुइँ रिस
😡 angry, red|रिसाएको
😠 angry face|रिस
🤬 swearing|गाली
😈 smiling devil|राक्षस जिस्केको
💀 skull, dead|खप्पर मरेँ
💩 poop|गोबर
🤡 clown|जोकर
👻 ghost|भूत
👽 alien|एलियन
🤖 robot|रोबोट
😺 smiling cat|हाँसेको बिरालो
🙈 see no evil monkey|नदेख्ने बाँदर
🙉 hear no evil monkey|नसुन्ने बाँदर
🙊 speak no evil monkey|नबोल्ने बाँदर`,
  people: `
🙏 namaste, folded hands, please, thanks|नमस्ते धन्यवाद बिन्ती
👋 waving hand, hello, bye|हात हल्लाएको नमस्कार बाइबाइ
✋ raised hand, stop|हात रोक
👌 ok hand|ठीक छ
🤌 pinched fingers|औँला जोडेको
✌️ victory, peace|शान्ति जित
🤞 crossed fingers, luck|भाग्य
🤟 love you sign|माया सङ्केत
🤘 rock on|रक
👈 pointing left|देब्रेतिर
👉 pointing right|दाहिनेतिर
👆 pointing up|माथितिर
👇 pointing down|तलतिर
👍 thumbs up, yes, good|राम्रो हुन्छ
👎 thumbs down, no, bad|नराम्रो हुन्न
✊ raised fist|मुठ्ठी
👊 fist bump|मुक्का
👏 clapping|ताली
🙌 raised hands, hooray|दुवै हात उठाएको जय
🫶 heart hands|हातले मुटु माया
👐 open hands|खुला हात
🤝 handshake, deal|हात मिलाएको सम्झौता
✍️ writing hand|लेखेको हात
💪 muscle, strong|बल पाखुरा
👀 eyes, look|आँखा हेर
🧠 brain|दिमाग
👅 tongue|जिब्रो
👶 baby|बच्चा
🧒 child|बालबालिका
👦 boy|केटा
👧 girl|केटी
🧑 person|मान्छे
👨 man|पुरुष
👩 woman|महिला
👴 old man, grandfather|बाजे हजुरबुबा
👵 old woman, grandmother|बज्यै हजुरआमा
🙋 raising hand, question|हात उठाएको प्रश्न
🙅 no gesture|नाइँ
🙆 ok gesture|हुन्छ
🙇 bowing, sorry|ढोग माफ
🤦 facepalm|निधारमा हात
🤷 shrug, who knows|खै थाहा छैन
👮 police officer|प्रहरी
👷 construction worker|ज्यामी कामदार
👰 bride, veil|बेहुली
🤵 groom, tuxedo|बेहुला
🤰 pregnant|गर्भवती
🧘 yoga, meditation|योग ध्यान
🚶 walking|हिँडेको
🏃 running|दौडेको
💃 dancing woman|नाच्ने महिला
🕺 dancing man|नाच्ने पुरुष
🧗 climbing|चढेको
🏋️ weight lifting|भारोत्तोलन
🚴 cycling|साइकल चलाएको
🏊 swimming|पौडी
👪 family|परिवार
👫 couple|जोडी
🧑‍🌾 farmer|किसान
🧑‍🍳 cook|भान्से
🧑‍🎓 student, graduate|विद्यार्थी
🧑‍🏫 teacher|शिक्षक
🧑‍⚕️ doctor, health worker|डाक्टर स्वास्थ्यकर्मी
🧑‍💻 programmer, computer|प्रोग्रामर कम्प्युटर
🧑‍🎤 singer|गायक
🧑‍🚒 firefighter|दमकल`,
  nature: `
🐶 dog face|कुकुर
🐱 cat face|बिरालो
🐭 mouse|मुसा
🐰 rabbit|खरायो
🦊 fox|फ्याउरो
🐻 bear|भालु
🐼 panda|पान्डा
🐯 tiger|बाघ
🦁 lion|सिंह
🐮 cow|गाई
🐃 water buffalo|भैँसी
🐂 ox|गोरु
🐷 pig|सुँगुर
🐐 goat|बाख्रा खसी
🐑 sheep|भेडा
🐴 horse|घोडा
🐘 elephant|हात्ती
🦏 rhinoceros|गैँडा
🐪 camel|ऊँट
🐒 monkey|बाँदर
🐔 chicken|कुखुरा
🐓 rooster|भाले
🐣 chick|चल्ला
🦆 duck|हाँस
🦅 eagle|चिल
🦉 owl|लाटोकोसेरो
🦚 peacock|मयूर
🦜 parrot|सुगा
🐦 bird|चरा
🐸 frog|भ्यागुता
🐍 snake|सर्प
🐢 turtle|कछुवा
🐊 crocodile|गोही
🐟 fish|माछा
🐝 bee|मौरी
🦋 butterfly|पुतली
🐜 ant|कमिला
🕷️ spider|माकुरा
🦟 mosquito|लामखुट्टे
🌱 seedling|बिरुवा
🌳 tree|रुख
🌲 pine tree|सल्ला
🎋 bamboo|बाँस
🍀 clover, luck|भाग्य पात
🍁 maple leaf|पात
🌾 rice plant, harvest|धान बाली
🌷 tulip|ट्युलिप फूल
🌹 rose|गुलाफ
🌺 hibiscus|घण्टी फूल
🌻 sunflower|सूर्यमुखी
🌼 marigold, blossom|सयपत्री फूल
🌸 cherry blossom|पैयुँ फूल
💐 bouquet|फूलको गुच्छा
🌞 sun face|सूर्य
☀️ sun|घाम
🌤️ sun behind cloud|बादल र घाम
☁️ cloud|बादल
🌧️ rain|पानी झरी वर्षा
⛈️ thunderstorm|मेघगर्जन हावाहुरी
⚡ lightning|चट्याङ बिजुली
❄️ snowflake|हिउँ
⛄ snowman|हिउँको मान्छे
🌬️ wind|हावा
🌈 rainbow|इन्द्रेणी
🌙 moon|चन्द्रमा
🌕 full moon|पूर्णिमा
⭐ star|तारा
🌟 glowing star|चम्किलो तारा
✨ sparkles|चमक
🔥 fire, hot|आगो
💧 drop|थोपा
🌊 wave, water|छाल पानी
🌍 earth, world|पृथ्वी संसार`,
} as const
