import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test.each([
  ['काठमाडौँमा', 'काठमाडौँ'],
  ['नेपालबाट', 'नेपाल'],
  ['घरमा', 'घर'],
  ['साथीहरूलाई', 'साथी'],
  ['साथीहरुको', 'साथी'],
  ['विद्यार्थीहरूसँग', 'विद्यार्थी'],
  ['भगवान्को', 'भगवान्'],
  ['कालिकाको', 'कालिका'],
  ['कलंकीले', 'कलंकी'],
  ['नेपालबाटको', 'नेपाल'],
  ['kathmanduma', 'kathmandu'],
  ['sathiharulai', 'sathi'],
])('%s is %s with an ending', (word, bare) => {
  expect(stem(word)).toBe(bare)
})

test.each(['मामा', 'काका', 'आमा', 'शर्मा', 'मलाई', 'drama', 'mama'])('%s has no ending', (word) => {
  expect(stem(word)).toBe(word)
})
