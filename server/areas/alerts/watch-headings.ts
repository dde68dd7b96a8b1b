import type { WatchReason } from '#contract/watches'

/** What a mail calls news of a watch. `name` is what is watched, empty for one's own citations; `about` the authority that was overturned. */
export function headingOf(reason: WatchReason, name: string, about: string | null): string {
  switch (reason) {
    case 'case-overturned':
      return `Overturned: ${name}`
    case 'case-appealed':
      return `News of an appeal: ${name}`
    case 'case-treated':
      return `Discussed by later courts: ${name}`
    case 'case-cited':
      return `Cited: ${name}`
    case 'case-corrected':
      return `Record corrected: ${name}`
    case 'case-redacted':
      return `Names taken out: ${name}`
    case 'judge-decided':
    case 'court-decided':
      return `New decisions: ${name}`
    case 'provision-amended':
      return `Amended: ${name}`
    case 'provision-unconstitutional':
      return `Declared unconstitutional: ${name}`
    case 'provision-applied':
      return `Applied or construed: ${name}`
    case 'list-overturned':
      return `An authority in ${name === '' ? 'your citations' : name} has been overturned: ${about}`
    case 'check-overturned':
      return `An authority that ${name} relies on has been overturned: ${about}`
  }
}
