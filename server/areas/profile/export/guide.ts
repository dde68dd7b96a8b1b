import { dayInNairobi } from '../../../clock.ts'
import type { ExportedFile } from '../../../belongings/belongings.ts'

/** What stands in an archive, for who opens it in some years. */
export const guideTo = (at: Date): ExportedFile => ({
  path: 'README.txt',
  content: (async function* () {
    yield `Everything of yours in Hukumu, open legal research for Kenya,
as it was on ${dayInNairobi(+at)}.

account/            your account, where it is signed in, and what was done to it
preferences.json    how you wanted to be shown things and told of them
documents/          your private documents: documents.json with all that is
                    known of each and its text, which Hukumu imports again;
                    and each text as a plain file
notes/              your research notes: notes.json with every version; and
                    each as Markdown
annotations.json    passages that you marked, with your notes
bookmarks/          your bookmarks, and the folders that they lie in
citations/          your citations; citations.csl.json is read by Zotero,
                    Mendeley and other programs; and the checks of documents
                    that you kept
projects/           your research projects with what you put into them, by its
                    ids; in bundles.json what you chose for their bundles of
                    authorities, which are made again from it; and your
                    templates
shared.json         what you share with others and they with you
saved-searches.json, watches.json
                    searches that you kept, and what you watch
chats.json          what you asked the assistant, and what it answered
notifications.json  what you were told of
reviews.json        treatments that you reviewed as an editor, if you did
reported-mistakes.json
                    mistakes that you reported, and what became of them
billing/            your invoices and payments, whom invoices are for, and
                    the seats that you gave
history.json        what you read and searched for

What lay in your trash is not here: bring back what you want to take along,
and make another archive.

Times are in UTC. Files that end in .json are lists of records in JSON, one a
line; a case is named by its id in Hukumu, its title and its citation.
`
  })(),
})
