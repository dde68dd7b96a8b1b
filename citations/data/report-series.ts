const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Foreign and regional series known well enough to stand without a page, letters only. */
export const FOREIGN_SERIES = words(`
  AC ALLER WLR QB QBD KB KBD CH FAM PD CRAPPR LLOYDSREP SCR SCC AIR US NSWLR CLR DLR NZLR HKLR BCLR SALR LRC AHRLR JELR NWLR GLR SCGLR
  ULR HCB TLR ZLR ICR IRLR TLREP BHRC EHRR`)

/** Words of series that are not all capitals: 'All ER', 'Ch', 'Dow & Cl', 'Lloyd's Rep'. */
export const TITLE_CASE_SERIES = words(`
  all p ch fam cox dow cl beav moore burr cr app cas rep lloyd's lloyd’s eq ex exch taunt bing mer ves hare jur swan keen russ my drew sm giff
  civ crim admin pat supp fed cir bli wils mad pc  macq doug camp stark esp salk str wall cranch`)
