/** The README in the ZIP. */
export const README = `Jes: everything of yours
========================

The .json files open in any text editor. Each holds a list; times are in UTC.

profile.json           your account, name, bio, links, email
phone.json             your mobile number
settings.json          what you chose under Settings
posts.json             your posts, with how they read before each edit
comments.json          your comments
clips.json             your JesClips
messages.json          the messages that you sent, and to whom
drafts.json            what you have not posted yet
scheduled.json         what is to go out later
votes.json             your votes, also in polls
bookmarks.json         what you saved, and in which folder
reposts.json           what you reposted
follows.json           whom you follow, and who follows you
lists.json             your lists of people, those that you follow, are on or left
blocks-and-mutes.json  people, words, JeHubs, threads and posts that you do not want to meet
hubs.json              the JeHubs you are in, asked to join or were invited to
seen.json              what you were shown lately
orders.json            passes that you paid for or were given
reading-time.json      whom you read and watched with a pass, and for how long
payouts.json           what was paid out to you
notifications.json     what we told you
reports.json           what you reported
appeals.json           what you objected to
moderation.json        what moderators did to you or your posts
sessions.json          your devices
passkeys.json          your passkeys by name; the keys themselves are on your devices
identities.json        accounts at Google, Apple or others that open yours
invitations.json       your invitations, and who came by them
logins.json            what touched your account in the last 90 days
media/pictures/        your pictures, in the largest size that we keep
media/clips/           your videos, in the largest size that we keep, with captions

Keep this file safe: whoever has it knows what you know.


Jes: तपाईंका सबै कुरा
=====================

.json फाइलहरू जुनसुकै टेक्स्ट एडिटरमा खुल्छन्। हरेकमा एउटा सूची हुन्छ; समय UTC मा छ।

profile.json           खाता, नाम, परिचय, लिङ्क, इमेल
phone.json             तपाईंको मोबाइल नम्बर
settings.json          सेटिङमा तपाईंले रोजेका कुरा
posts.json             तपाईंका पोस्ट, सच्याउनुअघिका रूपसहित
comments.json          तपाईंका कमेन्ट
clips.json             तपाईंका JesClip
messages.json          तपाईंले पठाएका सन्देश, कसलाई भन्नेसहित
drafts.json            पोस्ट गर्न बाँकी ड्राफ्ट
scheduled.json         पछि जाने पोस्ट
votes.json             तपाईंका भोट, मतदानका समेत
bookmarks.json         तपाईंले बुकमार्क गरेका पोस्ट, फोल्डरसहित
reposts.json           तपाईंले रिपोस्ट गरेका पोस्ट
follows.json           तपाईंले फलो गर्ने र तपाईंलाई फलो गर्ने
lists.json             तपाईंका मान्छेका सूची, फलो गरेका, तपाईं भएका र छोडेका सूची
blocks-and-mutes.json  तपाईंले देख्न नचाहेका मानिस, शब्द, JeHub, थ्रेड र पोस्ट
hubs.json              तपाईं भएका, अनुरोध गरेका वा निम्तो आएका JeHub
seen.json              हालै तपाईंलाई देखाइएका कुरा
orders.json            तपाईंले किनेका वा उपहार पाएका पास
reading-time.json      पास हुँदा कसको कति बेर पढ्नु र हेर्नुभयो
payouts.json           तपाईंलाई भएका भुक्तानी
notifications.json     हामीले तपाईंलाई दिएका सूचना
reports.json           तपाईंले गरेका रिपोर्ट
appeals.json           तपाईंका पुनरावेदन
moderation.json        मोडरेटरले तपाईं वा तपाईंका पोस्टमाथि गरेका कारबाही
sessions.json          तपाईंका डिभाइस
passkeys.json          तपाईंका पासकीका नाम; साँचो भने तपाईंका डिभाइसमै हुन्छ
identities.json        तपाईंको खाता खोल्ने Google, Apple वा अरू कतैका खाता
invitations.json       तपाईंका निम्तो, र तिनबाट को आए
logins.json            पछिल्ला ९० दिनमा तपाईंको खातामा भएका कुरा
media/pictures/        तपाईंका तस्बिर, हामीसँग भएको सबैभन्दा ठूलो आकारमा
media/clips/           तपाईंका भिडियो, हामीसँग भएको सबैभन्दा ठूलो आकारमा, क्याप्सनसहित

यो फाइल सुरक्षित राख्नुहोस्: जससँग यो छ, उसलाई तपाईंका सबै कुरा थाहा हुन्छ।
`
