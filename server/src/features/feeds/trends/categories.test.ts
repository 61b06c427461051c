import { describe, expect, test } from 'vitest'
import { categoryOf, nameOfCategory } from './categories.ts'

function about(spelling: string, hubName: string | null = null, hubTags: string[] = []) {
  return nameOfCategory(categoryOf({ spelling, hubName, hubTags }), 'en')
}

describe('what a hashtag is about', () => {
  test.each([
    ['दशैं२०८३', 'Festivals'],
    ['Dashain2083', 'Festivals'],
    ['CricketNepal', 'Cricket'],
    ['क्रिकेट', 'Cricket'],
    ['काठमाडौँ', 'Places'],
    ['ktm', 'Places'],
    ['Dang_Trip', 'Places'],
    ['momo', 'Food'],
    ['मोमो', 'Food'],
    ['बत्तीगयो', 'Electricity'],
    ['cricketfever', 'Cricket'],
  ])('#%s is of %s', (spelling, name) => {
    expect(about(spelling)).toBe(name)
  })

  test('what says nothing of itself is named by the hub it stands in', () => {
    expect(about('Sunday11am', 'KTM Readers', [])).toBe('KTM Readers')
    expect(about('Sunday11am', 'KTM Readers', ['kitab', 'trekking'])).toBe('Trekking')
    expect(about('Sunday11am')).toBe('Trending')
  })

  test('a short word in the midst of another does not decide', () => {
    expect(about('ThahityCats')).toBe('Trending')
    expect(about('maitri')).toBe('Trending')
  })

  test('is said in the language of the reader', () => {
    expect(nameOfCategory('festivals', 'ne')).toBe('चाडपर्व')
    expect(nameOfCategory('trending', 'ne')).toBe('चर्चामा')
    expect(nameOfCategory('something of yesterday', 'en')).toBe('Trending')
  })
})
