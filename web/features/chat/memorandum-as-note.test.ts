import { expect, test } from 'vitest'
import { memorandumWords } from '#contract/reasons/memorandum-words'
import { memorandumAsNote } from './memorandum-as-note.ts'

test('a memorandum is kept as a note under its heads, with an authority that leads to its case', () => {
  const note = memorandumAsNote(
    {
      title: 'Stay',
      day: '2026-11-23',
      parts: [
        { head: 'question', blocks: [{ kind: 'text', text: 'When is a stay [granted]?', source: null }] },
        { head: 'brief', blocks: [] },
        {
          head: 'discussion',
          blocks: [
            { kind: 'subheading', text: 'Legal Reasoning', source: null },
            { kind: 'quote', text: '“Substantial loss.”', source: 'Achieng v Barasa, para 2 [1]' },
          ],
        },
      ],
      authorities: [{ kind: 'case', listed: [{ id: 'keca-2021-1', numbers: [1], words: 'Achieng v Barasa [2021] KECA 1 (KLR), para 2' }] }],
      checks: { quoted: 1, drawn: 0, own: 0, struck: 0, citations: 1, left: 0 },
    },
    { words: memorandumWords, addressOf: (_, id) => `/cases/${id}` },
  )
  expect(note.split('\n\n').slice(0, 8)).toEqual([
    'Date: 23 November 2026',
    '## Question presented',
    String.raw`When is a stay \[granted\]?`,
    '## Brief answer',
    'The library gives no short answer: see the discussion.',
    '## Discussion',
    '### Legal Reasoning',
    String.raw`> “Substantial loss.”
>
> — Achieng v Barasa, para 2 \[1\]`,
  ])
  expect(note).toContain(String.raw`- [Achieng v Barasa \[2021\] KECA 1 (KLR), para 2](/cases/keca-2021-1) \[1\]`)
  expect(note).toContain('checked against the library once more: 1 citation, none found wrong.')
})
