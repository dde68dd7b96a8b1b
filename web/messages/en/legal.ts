export interface LegalText {
  title: string
  lead: string
  sections: { heading: string; paragraphs: string[] }[]
}

const terms: LegalText = {
  title: 'Terms of Service',
  lead: 'What you may expect of Hukumu, and what it expects of you.',
  sections: [
    {
      heading: 'Acceptance',
      paragraphs: [
        'By making an account or by using this installation of Hukumu you accept these terms. If you do not accept them, do not use it.',
        'Whoever runs the installation that you use provides the service. Hukumu itself is open software that anybody may run.',
      ],
    },
    {
      heading: 'The service',
      paragraphs: [
        'Hukumu helps to find, read, compare and cite Kenyan case law. It keeps what you save: bookmarks, notes, annotations, citations, your history and documents that you upload.',
        'Texts that are marked as samples are invented and are no law.',
      ],
    },
    {
      heading: 'No legal advice',
      paragraphs: [
        'Nothing here is legal advice, and using Hukumu makes nobody your advocate. Summaries, treatments and answers are made by machines, may be wrong, and show the passages from which they were made.',
        'Check every authority against the official report before you rely on it.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Give a true email address, keep your password to yourself, and switch two-step sign-in on where your matters ask for it. You answer for what is done with your account until you tell us that somebody else has got hold of it.',
        'An account is for one person.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Do not try to see what belongs to others, to disturb the service, to get around its limits, or to upload what you may not hold.',
        'Programs may use the API with an access token of your account, within its limits.',
      ],
    },
    {
      heading: 'Judgments and copyright',
      paragraphs: [
        'Judgments and statutes are public documents of the Republic. Headnotes and arrangements by publishers are theirs, and are not copied here.',
        'Names may be taken out of a judgment where a court or the law asks for it. Do not try to undo that.',
      ],
    },
    {
      heading: 'What you keep here',
      paragraphs: [
        'What you write and upload stays yours. You let the service store it, index it for your own search, and show it to those with whom you share it, and nothing else.',
        'You can take all of it along, and you can delete it.',
      ],
    },
    {
      heading: 'Availability and liability',
      paragraphs: [
        'The service is offered as it is. It may be interrupted, and its coverage is incomplete; the coverage page says what the library holds.',
        'As far as the law allows, nobody is liable for losses that follow from relying on it. Nothing here limits liability for intent, for gross negligence, or what consumer law guarantees.',
      ],
    },
    {
      heading: 'Ending',
      paragraphs: [
        'You may delete your account at any time under Settings. We may lock an account that breaks these terms, and say why when its holder signs in.',
      ],
    },
    {
      heading: 'Law and changes',
      paragraphs: [
        'The law of Kenya governs these terms, and its courts decide disputes about them.',
        'We say of any change on this page when it was made. Changes that take something from you are announced by mail before they take effect.',
      ],
    },
  ],
}

const privacy: LegalText = {
  title: 'Privacy Notice',
  lead: 'What is kept of you, for how long, who sees it, and how to have it deleted. Under the Data Protection Act, 2019 (Kenya).',
  sections: [
    {
      heading: 'Who answers for your data',
      paragraphs: [
        'The controller is whoever runs this installation of Hukumu; the address below reaches them. Your data stays on the machines that they run, unless a section below says otherwise.',
      ],
    },
    {
      heading: 'What is kept',
      paragraphs: [
        'Your account: name, email address, organization if you give one, role, when it was made, and your settings. Your password only as an Argon2id hash, from which it cannot be read.',
        'Your work: bookmarks, notes and their earlier versions, annotations, citations, projects, bundles, saved searches and what you watch, documents that you upload, checks of documents that you keep, what you ask the assistant and what it answers, mistakes that you report, what you were told in the app, and a history of what you searched and read.',
        'Where plans are paid: your plan, its payments with the telephone number that M-Pesa asked, and what stands on an invoice: name, address and KRA PIN if you give one.',
        'For safety: on which kind of device you are signed in and when it was last used, access tokens as hashes, the secret of an authenticator app in encrypted form, and a log of sign-ins and of changes to accounts with the network address from which they were made.',
      ],
    },
    {
      heading: 'Why, and by what right',
      paragraphs: [
        'To give you the service that you asked for (section 30(1)(b)(i) of the Act), to keep accounts safe, which is our legitimate interest and yours (section 30(1)(b)(vii)), and to meet legal duties. Mails that are not about safety are sent only as you set them.',
        'There is no advertising, no profile of you is made, nothing is sold, and no decision about you is left to a machine.',
      ],
    },
    {
      heading: 'On your device',
      paragraphs: [
        'Your browser keeps the tokens of your session, the theme, settings and places of the reader, the project that you work on, and what you are writing in a note or an annotation until it is saved. There are two cookies, which over https have __Host- before their names: hukumu_device, by which sign-in knows a device again that you have used, and hukumu_open, which goes when the browser is closed and by which a session ends there if you did not ask to be remembered. No third party sets or reads anything.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'You; those with whom you share something, for what you share, and your name beside it; whoever has the link of a note that you share by link; editors, who read the mistakes that you report with your name; and administrators of this installation, who see accounts with their email addresses, payments and the log, but no notes and no private documents in their screens.',
        'Where you pay by M-Pesa, Safaricom is sent the telephone number and the amount; a transfer is seen by the banks that carry it out.',
        'If the operator has set up a mail server, mails to you pass through it. If the operator has set up a language model of somebody else, what you ask the assistant is sent there with what was said before in that chat and the passages from which it answers, and so are the passages of judgments from which a summary is made; never your name or your address. If it has set up such a model for searching by meaning, the words of your question are sent to that one too, alone; your private documents are not. Where you switch push notifications on, the push service of your browser carries them to your device, encrypted.',
        'Where that provider or a server stands outside of Kenya, sections 48 and 49 of the Act apply, and the operator answers for the safeguards.',
      ],
    },
    {
      heading: 'For how long',
      paragraphs: [
        'Your account and your work: until you delete them. What you delete can be brought back for 30 days, an entry of the history for one, and is then gone; history is kept as you set it. What you were told in the app: a year. An archive of your data: three days. An account whose address was never confirmed, and which nobody ever signed in to: 14 days.',
        'Sessions: 30 days after their last use, and a year at most. Links in mails: an hour for a new password, seven days for confirming an address. Wrong tries at signing in: a day. The log: two years, with network addresses for 90 days.',
        'Invoices, where there are any: as long as tax law requires, under a pseudonym once the account is gone.',
      ],
    },
    {
      heading: 'How it is protected',
      paragraphs: [
        'Passwords are hashed, tokens kept as hashes, secrets that must be read again encrypted. Guessing is slowed down for each account. Two-step sign-in can be switched on under Profile. If your data is breached in a way that puts you at risk, you and the Data Commissioner are told as section 43 of the Act requires.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may know what is kept, have it corrected, object, take it along, and have it deleted (sections 26, 34, 36, 38 and 40 of the Act). You do most of it yourself: correct your details under Profile; take everything along and delete the account under Settings. The archive has everything but what lies in your trash, which you can bring back first. The deletion is complete after the days of grace that it names; backups that the operator keeps hold it until they are overwritten.',
        'You may complain to the Office of the Data Protection Commissioner (odpc.go.ke).',
      ],
    },
    {
      heading: 'Names in judgments',
      paragraphs: [
        'Judgments name people. They are public records, published for the administration of justice. If a court has ordered that a name be withheld, or the law protects it, write to us with the case: the name is taken out of the text, its earlier versions, the search and what was kept about it.',
      ],
    },
  ],
}

/** Words of the terms and of the privacy notice. */
export const legal = {
  notice: 'Hukumu is in development. This text is true to what it does today and will change with it.',
  updated: 'Last updated May 10, 2025',
  back: 'Back to Hukumu',
  contact: 'Contact',
  contactLead: 'Write to',
  contactLoading: 'Loading the address',
  contactFailed: 'The address could not be loaded',
  terms,
  privacy,
}
