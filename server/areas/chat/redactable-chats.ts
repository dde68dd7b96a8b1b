import { all } from '../../redactable/column-inventory.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import { answersOfWork, overwriteAnswers } from './messages-storage.ts'

/** Answers that quote a document; what was asked is the account's own. */
export const redactableChats: Redactable = {
  name: 'chats',
  words: {
    chats: { title: 'own words' },
    chat_messages: { answer: 'rewritten', ...all('own words', 'question filters request_id'), ...all('none', 'role state model') },
  },
  redact: async (transaction, { workId, withoutNames }) => {
    const changed = (await answersOfWork(transaction, workId)).flatMap(({ id, answer }) => {
      const written = {
        ...answer,
        sentences: answer.sentences.map((one) => ({ ...one, markdown: withoutNames(one.markdown) })),
        references: answer.references.map((one) => ({
          ...one,
          title: withoutNames(one.title),
          quote: withoutNames(one.quote),
        })),
      }
      return JSON.stringify(written) === JSON.stringify(answer) ? [] : [{ id, answer: written }]
    })
    return () => overwriteAnswers(transaction, changed)
  },
}
