import { describe, expect, test } from 'vitest'
import { findRule, shortenQuote } from './find-rule.ts'

describe('the sentence of a quote that lays the law down', () => {
  test.each([
    [
      'The tenant paid late in March. A landlord shall give two months of notice before the rent is raised. The parties met in May.',
      'How much notice must a landlord give before raising rent?',
      'A landlord shall give two months of notice before the rent is raised.',
    ],
    [
      'It bears repeating that the power is a wide one. The applicant bears the onus of proving sufficient cause. The motion was filed in June.',
      'Who proves sufficient cause?',
      'The applicant bears the onus of proving sufficient cause.',
    ],
    [
      'Costs must follow the event. An injunction will only be granted where damages would not be an adequate remedy.',
      'When is an injunction granted?',
      'An injunction will only be granted where damages would not be an adequate remedy.',
    ],
    [
      'The position is in rule 6, which provides: “No order for a stay shall be made unless loss may result.”',
      'When is a stay ordered?',
      'No order for a stay shall be made unless loss may result.”',
    ],
    ['It is trite that he who alleges proves. The weir broke.', 'Who proves?', 'It is trite that he who alleges proves.'],
  ])('%s', (quote, question, rule) => expect(findRule(quote, question).rule.trim()).toBe(rule))

  test.each([
    'I have considered the pleadings, and the issue for determination is whether the stay must be granted.',
    'Counsel submitted that the notice must be in writing.',
    'The river rose in April and the bridge was closed.',
  ])('none: %s', (quote) => expect(findRule(quote, 'Must notice be in writing?')).toEqual({ before: quote, rule: '', after: '' }))

  test('nothing of the words is lost', () => {
    const quote = 'First the facts. The court must be satisfied of the loss. Then the rest.'
    const { before, rule, after } = findRule(quote, 'loss')
    expect(before + rule + after).toBe(quote)
  })
})

describe('a quote in a table', () => {
  test('keeps the rule whole and what stands beside it', () => {
    const long = 'word '.repeat(80)
    const { before, rule, after } = shortenQuote({ before: long, rule: 'He must pay.', after: ` ${long}` })
    expect(rule).toBe('He must pay.')
    expect(before).toMatch(/^… word/)
    expect(after).toMatch(/word …$/)
    expect(before.length + after.length).toBeLessThan(300)
  })

  test('leaves a short one as it is', () => {
    const short = { before: 'One. ', rule: 'He must pay.', after: ' Two.' }
    expect(shortenQuote(short)).toEqual(short)
  })
})
