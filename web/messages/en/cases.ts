/** Words of a case wherever it is named. */
export const cases = {
  untitled: 'Untitled case',
  noCourt: 'Court not specified',
  marks: {
    sample: 'Sample',
    sampleExplained: 'Written for this library to show how it works. Not a real decision: do not cite it.',
    private: 'Private',
    privateExplained: 'Only you see this document.',
    digest: 'Digest',
    digestExplained: 'The library holds a reference to this case, and what it stands for where that is known, not its text.',
  },
  signals: {
    'reversed on appeal': 'Reversed on appeal',
    overruled: 'Overruled',
    'per incuriam': 'Per incuriam',
    'varied on appeal': 'Varied on appeal',
    stayed: 'Stayed',
    'appeal pending': 'Appeal sought or pending',
    appealed: 'Appealed, outcome not known',
    'departed from': 'Departed from',
    distinguished: 'Distinguished',
    'upheld on appeal': 'Upheld on appeal',
  },
}
