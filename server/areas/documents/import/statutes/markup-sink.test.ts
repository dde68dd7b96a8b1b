import { expect, test } from 'vitest'
import { readActHtml, readActXml } from '../formats/markup/read-act-markup.ts'

const read = (body: string, frbr = '/akn/ke/act/1990/4/eng@2022-12-31') => {
  const reading = readActXml(
    `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta><identification><FRBRWork><FRBRuri value="/akn/ke/act/1990/4"/>
    <FRBRalias value="Reed Act"/></FRBRWork><FRBRExpression><FRBRuri value="${frbr}"/><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
    <body>${body}</body></act></akomaNtoso>`,
    'reed.xml',
  )
  if (!('act' in reading)) throw new Error('No Act')
  return reading.act
}

test('keeps the ids of the source as aliases and drops the containers from its own', () => {
  const { tree, facts } = read(`<chapter eId="chp_2"><num>Chapter TWO</num><heading>Reeds</heading>
    <section eId="chp_2__sec_12"><num>12.</num><heading>Licence</heading>
      <subsection eId="chp_2__sec_12__subsec_1"><num>(1)</num><content><p>No person shall cut reeds except—</p>
        <blockList><item eId="x"><num>(a)</num><p>by hand;</p></item></blockList></content></subsection></section></chapter>`)
  expect(tree.provisions.map(({ eid, aliases }) => [eid, aliases])).toEqual([
    ['chp_2', []],
    ['sec_12', ['chp_2__sec_12']],
    ['sec_12__subsec_1', ['chp_2__sec_12__subsec_1']],
    ['sec_12__subsec_1__para_a', ['x']],
  ])
  expect(facts).toMatchObject({ uri: '/akn/ke/act/1990/4', date: '2022-12-31', title: 'Reed Act', number: '4', year: 1990 })
})

test('makes no provisions of what an amending Act quotes', () => {
  const { tree } = read(`<section eId="sec_1"><num>1.</num><heading>Amendment</heading><content><p>Insert—</p>
    <quotedStructure><section eId="q"><num>9.</num><heading>New</heading><content><p>Words.</p></content></section></quotedStructure></content></section>`)
  expect(tree.provisions.map(({ eid }) => eid)).toEqual(['sec_1'])
  expect(tree.blocks.map(({ text }) => text)).toEqual(['1. Amendment', 'Insert—', '9. New', 'Words.'])
})

test('reads the number of a section from its words where the source leaves it there', () => {
  const { tree } =
    read(`<section id="sec3"><heading>Fees</heading><subsection id="sec3-sub1"><content><p>3. (1) The fee is one shilling.</p></content></subsection>
    <subsection id="sec3-sub2"><content><p>(2) It is paid once.</p></content></subsection></section>`)
  expect(tree.provisions.map(({ eid }) => eid)).toEqual(['sec_3', 'sec_3__subsec_1', 'sec_3__subsec_2'])
})

test('reads the same names from the classes of a page', () => {
  const reading = readActHtml(
    `<!-- Reed Act /akn/ke/act/1990/4 --><span class="akn-act"><span class="akn-body"><section class="akn-section" id="sec_1" data-eId="sec_1"><h3>1. Short title</h3>
    <span class="akn-content"><span class="akn-p">This is the Reed Act.</span></span></section></span></span>`,
    'reed.html',
  )
  expect('act' in reading && reading.act.tree.provisions).toMatchObject([{ eid: 'sec_1', num: '1', heading: 'Short title' }])
  expect('act' in reading && reading.act.facts).toMatchObject({ title: 'Reed Act', uri: '/akn/ke/act/1990/4' })
})
