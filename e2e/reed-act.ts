import type { Page } from '@playwright/test'
import { arriveFile } from './arriving-law.ts'
import { expect } from './signed-in.ts'

/** An Act in Akoma Ntoso, as it stood from a day. */
export const reedAct = (
  name: string,
  day: string,
  sections: string,
) => `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta>
  <identification><FRBRWork><FRBRuri value="/akn/ke/act/1990/${name}"/><FRBRalias value="Reed ${name} Act"/></FRBRWork>
  <FRBRExpression><FRBRuri value="/akn/ke/act/1990/${name}/eng@${day}"/><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
  <body>${sections}</body></act></akomaNtoso>`
/** A section of it, of which each text is a subsection. */
export const reedSection = (number: string, heading: string, ...texts: string[]) =>
  `<section eId="sec_${number}"><num>${number}.</num><heading>${heading}</heading>${texts
    .map((words, at) => `<subsection eId="s${at}"><num>(${at + 1})</num><content><p>${words}</p></content></subsection>`)
    .join('')}</section>`

/** Has 'Reed NAME Act' arrive in its texts of 1990 and 2012; answers its id. */
export async function arriveReedAct(name: string): Promise<string> {
  const licence = 'No person shall cut reeds without a licence.'
  await arriveFile('early.xml', reedAct(name, '1990-06-01', reedSection('1', 'Licence', licence, 'The fee is one shilling for each boat.')))
  await arriveFile(
    'late.xml',
    reedAct(name, '2012-12-31', reedSection('1', 'Licence', 'A licence is green.', licence, 'The fee is ten shillings for each boat.')),
  )
  return `ke-act-1990-${name}`
}

/** Selects words of an Act that stand in one text node. */
export async function selectInAct(page: Page, wanted: string) {
  await expect(page.getByRole('article', { name: 'Text of the law' })).toContainText(wanted)
  await page.evaluate((words) => {
    const walker = document.createTreeWalker(document.querySelector('article')!, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const at = node.data.indexOf(words)
      if (at < 0) continue
      node.parentElement!.scrollIntoView({ block: 'center' })
      getSelection()!.setBaseAndExtent(node, at, node, at + words.length)
      return
    }
    throw new Error(`No text node holds ${words}`)
  }, wanted)
  await expect(page.getByRole('toolbar', { name: 'Selected text' })).toBeVisible()
}
