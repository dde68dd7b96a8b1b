/** An answer that a person has read and judged: 3 is the case that one looks for, 2 one that helps, 1 one that touches the matter, 0 neither. */
export interface Judged {
  /** A citation of the case, or how its title begins. */
  name: string
  grade: number
}

export interface Question {
  query: string
  judged: Judged[]
}

/** What a list of results is known by. */
export interface Answer {
  title: string
  citations: string[]
}

/** So many answers count. */
export const depth = 10

/** Reads a table of questions: query, tab, judged answers as `name=grade; name=grade`, with a line of headings. */
export const readQuestions = (table: string): Question[] =>
  table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [query = '', judged = ''] = line.split('\t')
      const answers = judged.split('; ').map((one) => {
        const at = one.lastIndexOf('=')
        return { name: one.slice(0, at), grade: Number(one.slice(at + 1)) }
      })
      return { query, judged: answers }
    })

/** Whether a judged answer is this case. */
export const isMeant = ({ name }: Judged, { title, citations }: Answer): boolean =>
  citations.some((citation) => citation.startsWith(name)) || title.startsWith(name)

/** What a person gave an answer; null for one that nobody has judged. */
export const gradeOf = ({ judged }: Question, answer: Answer): number | null => {
  const grades = judged.filter((one) => isMeant(one, answer)).map(({ grade }) => grade)
  return grades.length === 0 ? null : Math.max(...grades)
}

/** Normalised discounted cumulative gain of the first ten: 1 when the best answers come first, in the order of their grades. */
export function ndcg(question: Question, answers: Answer[]): number {
  const gain = (grades: number[]) => grades.slice(0, depth).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0)
  const best = gain(question.judged.map(({ grade }) => grade).toSorted((a, b) => b - a))
  return gain(answers.map((answer) => gradeOf(question, answer) ?? 0)) / best
}
