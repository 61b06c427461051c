import { expect, test } from 'vitest'
import { fromPreeti, looksPreeti } from './preeti.ts'

const PAIRS = `
g]kfn नेपाल
sf7df8f}+ काठमाडौं
gd:t] नमस्ते
wGojfb धन्यवाद
dnfO{ मलाई
ug]{ गर्ने
;/sf/ सरकार
/fi6« राष्ट्र
sfo{qmd कार्यक्रम
ljBfno विद्यालय
lzIff शिक्षा
kfgL पानी
d]/f] मेरो
gfd नाम
xf] हो
5g\\ छन्
k|wfgdGqL प्रधानमन्त्री
l:ylt स्थिति
cy{ अर्थ
jif{ वर्ष
1fg ज्ञान
>L श्री
?k}ofF रुपैयाँ
pm ऊ
km"n फूल
emg\\ झन्
lqms]6 क्रिकेट
;+ljwfg संविधान
lgjf{rg निर्वाचन
cfly{s आर्थिक
dfkm{t मार्फत
cf]vn9'Ëf ओखलढुङ्गा
s[i0f कृष्ण
a'4 बुद्ध
pBf]u उद्योग
k[YjL पृथ्वी
åf/f द्वारा
ePsf] भएको
x'G5 हुन्छ
rflxG5 चाहिन्छ
@)*) २०८०
-@)&*_ (२०७८)
ljsf; विकास
cf}iflw औषधि
u¥of] गर्‍यो
dGqL मन्त्री
kqsf/ पत्रकार
To;}n] त्यसैले
:jf:Yo स्वास्थ्य
d[To' मृत्यु
ljZjljBfno विश्वविद्यालय
;Dk"0f{ सम्पूर्ण
lk|o प्रिय
P]g ऐन
O{Zj/ ईश्वर
cf}+nf] औंलो
qmfGtL क्रान्ती
k|lqmof प्रक्रिया
jQmf वक्ता
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string])

test.each(PAIRS)('%s is %s', (preeti, unicode) => {
  expect(fromPreeti(preeti)).toBe(unicode)
})

const SENTENCES = [
  ['d]/f] gfd /fd xf] .', 'मेरो नाम राम हो ।'],
  ["g]kfn Ps ;'Gb/ b]z xf] .", 'नेपाल एक सुन्दर देश हो ।'],
  ['ltdLnfO{ s:tf] 5 <', 'तिमीलाई कस्तो छ ?'],
  ['sf7df8f}+ g]kfnsf] /fhwfgL xf] .', 'काठमाडौं नेपालको राजधानी हो ।'],
  [
    ';/sf/n] cfh b]lv gofF lgod nfu" u/]sf] 5 .\nljBfnox? aGb 5g\\ .',
    'सरकारले आज देखि नयाँ नियम लागू गरेको छ ।\nविद्यालयहरु बन्द छन् ।',
  ],
] as const

test.each(SENTENCES)('the sentence %s is read', (preeti, unicode) => {
  expect(fromPreeti(preeti)).toBe(unicode)
  expect(looksPreeti(preeti)).toBe(true)
})

test.each(['g]kfn', 'sf7df8f}+', 'dnfO{', ';/sf/', 'xfd|f] b]z', "gofF jif{sf] z'esfdgf"])(
  '%s alone is known as Preeti',
  (text) => {
    expect(looksPreeti(text)).toBe(true)
  },
)

test.each([
  'Hello, how are you? I hope you are well.',
  "It's the best; don't you think (really)?",
  'The quick brown fox jumps over the lazy dog.',
  'malai momo man parcha, timilai ni?',
  'k cha khabar? ma ta sanchai xu [hehe]',
  'aaja office jana man lagena yaar :]',
  'नेपाल एक सुन्दर देश हो।',
  'https://jes.com.np/post/a/1/b?x={y}',
  'See www.example.com/a;b/c] for more',
  'sita@example.com; ram@example.com',
  'const a = list[i]; if (a) { return a }',
  'for (let i = 0; i < n; i++) total += row[i]',
  '{"a": [1, 2, {"b": "c"}], "d": null}',
  'SELECT name, count(*) FROM users WHERE id = 5;',
  '| Name | Age |\n|---|---|\n| Ram | 12 |',
  'Name|Age|City',
  '# Title\n\n- [x] done\n- [ ] to do',
  '[a link](/page) and **bold** text',
  'arr[0] = buf[len]; x = {y}',
  '/usr/local/bin/proof',
  'C:\\Users\\ram\\half\\',
  'git commit -m "fix; done"',
  '9841234567 / 01-4412345',
  '12:30 - 13:45 (Rs. 500)',
  'set{x} map{it}',
  '\\frac{a}{b} + \\sqrt{c}',
  'a[i]',
  '[self] vs [half]',
  'ok',
  '',
  ':) ;) :]',
  'body { color: red; margin: 0 }',
  '#momo #nepal @sita.k',
  'e3b0c44298fc1c149afbf4c8996fb924',
  'x = y; z = w; print(x)',
  'Rs. 1,500/- only!!',
])('%s is not taken for Preeti', (text) => {
  expect(looksPreeti(text)).toBe(false)
})

test('what is no key of the font stays', () => {
  expect(fromPreeti('नेपाल 😀\n')).toBe('नेपाल 😀\n')
})
