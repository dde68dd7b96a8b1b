import { expect, test } from 'vitest'
import { type ListedProvision, treeOfListed } from './listed-provisions.ts'

const listed = (chapter: string | null, ...sections: [section: string, content: string][]): ListedProvision[] =>
  sections.map(([section, content]) => ({ section, title: `On ${section}`, content, chapter }))

/** Containers with what they are called, and sections by what they stand in. */
function shapeOf(given: ListedProvision[]) {
  const { blocks, provisions } = treeOfListed(given, 'section')
  const containers = provisions.filter(({ type }) => ['chapter', 'part', 'division'].includes(type))
  const placeOf = (parent: number | null) => (parent === null ? '' : provisions[parent]!.eid)
  return {
    containers: containers.map(({ eid, num, heading }) => `${eid} ${num} ${heading}`),
    sections: provisions.flatMap(({ type, num, parent }) => (type === 'section' ? [`${num} ${placeOf(parent)}`] : [])),
    texts: blocks.flatMap(({ kind, text }) => (kind === 'text' ? [text] : [])),
  }
}

test('headings at the end of a section are those of the next, whichever letters they have', () => {
  const shape = shapeOf([
    ...listed('Chapter Three', [
      '18',
      'Parliament shall provide for weirs. Chapter Four THE LAW OF WEIRS Part 1 – General Provisions to Weirs',
    ]),
    ...listed('Chapter Four', ['19', 'A weir is free. Part 2 – Weirs and their keepers'], ['20', 'A keeper keeps.']),
  ])
  expect(shape.containers).toEqual([
    'chp_3 Three null',
    'chp_4 Four THE LAW OF WEIRS',
    'chp_4__part_1 1 General Provisions to Weirs',
    'chp_4__part_2 2 Weirs and their keepers',
  ])
  expect(shape.sections).toEqual(['18 chp_3', '19 chp_4__part_1', '20 chp_4__part_2'])
  expect(shape.texts).toEqual(['Parliament shall provide for weirs.', 'A weir is free.', 'A keeper keeps.'])
})

test('a division stands in its part', () => {
  const shape = shapeOf([
    ...listed('Part II', ['10', "A weir may be closed. Part III – A WEIR'S KEEPERS Division 1 — Articles of keeping"]),
    ...listed('Part III', ['11', 'Keepers have articles. Division 2— Kinds of keeper, etc'], ['12', 'There are two kinds.']),
  ])
  expect(shape.containers).toEqual([
    'part_2 II null',
    "part_3 III A WEIR'S KEEPERS",
    'part_3__dvs_1 1 Articles of keeping',
    'part_3__dvs_2 2 Kinds of keeper, etc',
  ])
  expect(shape.sections).toEqual(['10 part_2', '11 part_3__dvs_1', '12 part_3__dvs_2'])
})

test('after sections that are missing, one stands in what its record says alone', () => {
  const shape = shapeOf(
    listed('Part III', ['10', 'A weir. Division 2 — Keepers'], ['11', 'A keeper.'], ['11A', 'Another.'], ['15', 'Perhaps of Division 3.']),
  )
  expect(shape.sections).toEqual(['10 part_3', '11 part_3__dvs_2', '11A part_3__dvs_2', '15 part_3'])
})

test('a cross-reference at the end of a section is its text', () => {
  for (const text of ['It applies subject to Part 2.', 'It is construed with Part IV', 'As it is said in Division 2 – that is, the second'])
    expect(shapeOf(listed(null, ['1', text])).texts).toEqual([text])
  expect(shapeOf(listed(null, ['1', 'It is subject to this. As in Part 2 – and only there.'])).texts).toEqual([
    'It is subject to this. As in Part 2 – and only there.',
  ])
})

test('a note of an amendment at the end of a text is no words of it', () => {
  const { blocks } = treeOfListed(
    listed(null, ['1', 'A weir is free.[Act No. 5 of 2018, s. 2.]'], ['2', 'So is a ford. [ Act No. 9 of 2020 ]']),
    'section',
  )
  expect(blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [] : [`${kind}: ${text}`]))).toEqual([
    'text: A weir is free.',
    'note: [Act No. 5 of 2018, s. 2.]',
    'text: So is a ford.',
    'note: [ Act No. 9 of 2020 ]',
  ])
})
