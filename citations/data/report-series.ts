const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Foreign and regional series known well enough to stand without a page, letters only. */
export const FOREIGN_SERIES = words(`
  AC ALLER WLR QB QBD KB KBD CH FAM PD CRAPPR LLOYDSREP SCR SCC AIR US NSWLR CLR DLR NZLR HKLR BCLR SALR LRC AHRLR JELR NWLR GLR SCGLR
  ULR HCB TLR ZLR ICR IRLR TLREP BHRC EHRR`)

/** Words of series that are not all capitals: 'All ER', 'Ch', 'Dow & Cl', 'Lloyd's Rep'. */
export const TITLE_CASE_SERIES = words(`
  all p ch fam cox dow cl beav moore burr cr app cas rep lloyd's lloyd’s eq ex exch taunt bing mer ves hare jur swan keen russ my drew sm giff
  civ crim admin pat supp fed cir bli wils mad pc  macq doug camp stark esp salk str wall cranch`)

/** Words that only belong to a series beside others: 'Bus LR', 'Imm AR', 'New LJ', 'Ves Jr'. */
export const SERIES_WORDS = words('Bus Imm Con Crim New Ves Jr Jun El Bl Ll Lloyds Fam Cas Rep Ex Eq Swanston Sask Tax')

/** Series whose year may stand without brackets when a page follows. */
export const UNBRACKETED = words('AC ALLER WLR QB KB QBD KBD NSWLR NZLR SCR LRC AHRLR EHRR NWLR SCGLR ICR IRLR TLR ULR HCB')
