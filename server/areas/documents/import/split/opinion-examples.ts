import type { Part } from '#contract/cases'

/** An opinion as it stands in a judgment of several, and what a reader would call it: `opinion` where nothing in it says more. */
export interface OpinionExample {
  heading: string
  words: readonly string[]
  kind: NonNullable<Part['opinion_kind']>
}

const example = (kind: OpinionExample['kind'], heading: string, ...words: string[]): OpinionExample => ({ heading, words, kind })

/** All invented, in the turns of Kenyan appellate judges. The reader was written with these open. */
export const examples: readonly OpinionExample[] = [
  example('dissenting', 'DISSENTING JUDGMENT OF P. LUMBASI, JA', '1. The facts are told by Tanga, JA.'),
  example('dissenting', 'LUMBASI, JA (Dissenting)', '1. The facts are told by Tanga, JA.'),
  example('dissenting', 'P. Lumbasi, SCJ (dissenting in part)', '1. The facts are told by Tanga, SCJ.'),
  example('dissenting', 'JUDGMENT OF LUMBASI, JA', '1. I have read the draft of Tanga, JA. I regret that I am unable to agree.'),
  example(
    'dissenting',
    'JUDGMENT OF LUMBASI, JA',
    '1. This appeal is about a fence.',
    '2. For these reasons I dissent and would allow it.',
  ),
  example(
    'dissenting',
    'Per Lumbasi, JA:',
    '1. I have had the advantage of reading in draft the judgment of Tanga, JA, from which I respectfully dissent.',
  ),
  example('concurring', 'CONCURRING JUDGMENT OF SERO, JA', '1. The fence was moved.'),
  example(
    'concurring',
    'JUDGMENT OF SERO, JA',
    '1. I have had the advantage of reading in draft the judgment of Tanga, JA. I agree and have nothing to add.',
  ),
  example('concurring', 'JUDGMENT OF SERO, JA', '1. I have read in draft the judgment of Tanga, JA, with which I am in full agreement.'),
  example('majority', 'JUDGMENT OF THE COURT', '1. The fence was moved.'),
  example('majority', 'MAJORITY JUDGMENT OF TANGA AND SERO, JJA', '1. The fence was moved.'),
  example(
    'majority',
    'JUDGMENT OF TANGA, JA',
    '1. The fence was moved.',
    '2. As Sero, JA agrees, the orders of the court are that the appeal fails.',
  ),
  example('opinion', 'JUDGMENT OF TANGA, JA', '1. The fence was moved.', '2. I would dismiss the appeal.'),
  example('opinion', 'JUDGMENT OF SERO, JA', '1. I agree with counsel for the appellant that the fence was moved.'),
  example('opinion', 'JUDGMENT OF SERO, JA', '1. I am unable to agree with the learned trial judge.', '2. The appeal succeeds.'),
  example('opinion', 'JUDGMENT OF SERO, JA', '1. In that case Lord Hart said: “I regret that I am unable to agree, and I dissent.”'),
  example('opinion', 'SEPARATE OPINION OF SERO, SCJ', '1. The matter turns on a fence.'),
]

/** Labelled before the reader was written, and not changed since. */
export const heldOut: readonly OpinionExample[] = [
  example('dissenting', 'DISSENTING OPINION OF N. KADENGE, SCJ', 'A. INTRODUCTION', '1. This is an appeal of some weight.'),
  example(
    'dissenting',
    'JUDGMENT OF KADENGE, JA',
    '1. I have had the privilege of reading in draft the lead judgment of my brother Tanga, JA. With the greatest respect, I do not agree with his conclusion on the second ground.',
  ),
  example(
    'dissenting',
    'JUDGMENT OF KADENGE, JA',
    '1. I have read the judgment of the majority. I regret that I cannot bring myself to agree with it.',
    '2. I would allow the appeal with costs.',
  ),
  example('dissenting', 'KADENGE, J.A. – DISSENTING', '1. The record runs to nine hundred pages.'),
  example('dissenting', 'MINORITY JUDGMENT OF KADENGE, JA', '1. The record runs to nine hundred pages.'),
  example(
    'dissenting',
    'JUDGMENT OF KADENGE, JA',
    '1. The record runs to nine hundred pages.',
    '2. It is for these reasons that, with respect, I find myself in disagreement with my learned colleagues.',
    '3. I would dismiss the appeal.',
  ),
  example(
    'dissenting',
    'OPINION OF KADENGE, SCJ',
    '1. I have a different view of this matter from that of my learned colleagues, and it is my misfortune to differ from the majority.',
    '2. I would allow the petition.',
  ),
  example('dissenting', 'DISSENT OF KADENGE, SCJ', '1. The petition was filed late.'),
  example(
    'concurring',
    'JUDGMENT OF OLUOCH, JA',
    '1. I have had the opportunity of reading in draft the judgment prepared by Tanga, JA. I am in entire agreement with the reasoning and the orders proposed.',
  ),
  example('concurring', 'CONCURRING OPINION OF OLUOCH, SCJ', '1. I write to add a word on costs.'),
  example('concurring', 'JUDGMENT OF OLUOCH, JA', '1. I entirely concur with the judgment of Tanga, JA and have nothing useful to add.'),
  example('concurring', 'Oluoch, JA (Concurring)', '1. The appeal was argued on 3rd May.'),
  example(
    'concurring',
    'JUDGMENT OF OLUOCH, JA',
    '1. I have had the benefit of reading the draft judgment of Tanga, JA, and I agree that the appeal should be dismissed for the reasons he gives.',
  ),
  example('majority', 'THE MAJORITY JUDGMENT', '1. This is the judgment of Tanga and Oluoch, JJA.'),
  example(
    'majority',
    'JUDGMENT OF TANGA, JA',
    '1. The appellant sued in 2009.',
    '2. The appeal fails. As Oluoch, JA is of the same opinion, it is so ordered.',
  ),
  example('majority', 'OPINION OF THE MAJORITY', '1. The reference was filed on 2nd May.'),
  example('opinion', 'JUDGMENT OF TANGA, JA', '1. The appellant sued in 2009.', '2. The appeal fails and I would dismiss it with costs.'),
  example(
    'opinion',
    'JUDGMENT OF OLUOCH, JA',
    '1. The superior court dissented from its own earlier ruling.',
    '2. I agree with the submission that the sale was void.',
  ),
  example(
    'opinion',
    'JUDGMENT OF OLUOCH, JA',
    '1. Counsel urged us to follow the dissenting judgment of Hart, JA in that case, who said that he was unable to agree with the majority.',
  ),
  example(
    'opinion',
    'RULING OF OLUOCH, JA',
    '1. I am not able to agree with the appellant that the notice was served.',
    '2. The motion is dismissed.',
  ),
]
