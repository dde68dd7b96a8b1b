import type { Template } from '#contract/project-templates'

const note = (title: string, ...headings: string[]) => ({ title, content: headings.map((heading) => `## ${heading}\n\n`).join('') })

/** Templates that every account is offered from the first day, in the order of a Kenyan practice. */
export const publicTemplates: readonly Template[] = [
  {
    id: 'litigation-brief',
    name: 'Litigation brief',
    description:
      'A civil suit from instructions to submissions: the facts, the issues, the authorities on each side and what is to be filed when.',
    notes: [
      note('Instructions and chronology', 'Client and instructions', 'Chronology', 'Documents held', 'Documents to obtain'),
      note('Issues for determination', 'Agreed issues', 'Contested issues', 'Burden and standard of proof'),
      note('Authorities', 'Binding on this court', 'Persuasive', 'Against us, and how they are distinguished'),
      note('Submissions', 'Introduction', 'Facts', 'Analysis and authorities', 'Reliefs sought', 'Costs'),
    ],
    is_public: true,
  },
  {
    id: 'constitutional-petition',
    name: 'Constitutional petition',
    description:
      'A petition under Articles 22 and 23: provisions pleaded with precision, the limitation analysis under Article 24 and the reliefs.',
    notes: [
      note('Parties and standing', 'Petitioner and capacity', 'Respondents', 'Interested parties and amici'),
      note('Provisions and particulars', 'Articles relied upon', 'How each is violated', 'Other remedies and why they do not suffice'),
      note('Limitation under Article 24', 'The right', 'The limitation and its law', 'Purpose and proportion'),
      note('Reliefs', 'Declarations', 'Conservatory orders', 'Compensation', 'Costs'),
    ],
    is_public: true,
  },
  {
    id: 'appeal',
    name: 'Appeal',
    description: 'An appeal from the decision to the hearing: grounds, the standard of review and the record.',
    notes: [
      note('The decision appealed from', 'What was decided', 'Findings of fact', 'Findings of law', 'Time for appealing'),
      note('Grounds of appeal', 'Errors of law', 'Errors of fact', 'Exercise of discretion'),
      note('Standard of review', 'First or second appeal', 'Authorities on interference with findings'),
      note('Stay pending appeal', 'Arguable appeal', 'Whether it would be rendered nugatory', 'Security'),
    ],
    is_public: true,
  },
  {
    id: 'legal-opinion',
    name: 'Legal opinion',
    description: 'An opinion for a client: the question, a short answer, the law and the risks.',
    notes: [note('Opinion', 'Question', 'Short answer', 'Facts assumed', 'The law', 'Application', 'Risks and what we advise')],
    is_public: true,
  },
]
