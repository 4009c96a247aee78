/** What the players of a seeded world are called, and what they say. */
export const NAMES = [
  'Maren',
  'Bram',
  'Tilda',
  'Oskar',
  'Yara',
  'Jonne',
  'Petra',
  'Anselm',
  'Ruth',
  'Kofi',
  'Lene',
  'Hugo',
  'Mira',
  'Aiko',
  'Samir',
  'Nell',
  'Edda',
  'Tomas',
  'Ines',
  'Pavel',
  'Noor',
  'Greta',
  'Ivo',
  'Salma',
  'Finn',
  'Dora',
  'Emil',
  'Zofia',
  'Lars',
  'Amina',
  'Kai',
  'Vera',
]

export const PARTIES = [
  'The Early Kettle',
  'Third Attempt',
  'Lamps and Ladders',
  'The Quiet Shift',
  'Before Breakfast',
  'The Long Table',
]

export const GUILDS = [
  {
    name: 'Night Readers',
    summary: 'One chapter before sleep.',
    slug: 'hobbies_occupations',
    topic: 'Hobbies and occupations',
  },
  { name: 'Morning Runners', summary: 'Slow is a speed, too.', slug: 'health_fitness', topic: 'Health and fitness' },
  {
    name: 'Students of the Tower',
    summary: 'We learn for an exam, each for another.',
    slug: 'academics',
    topic: 'Academics',
  },
  { name: 'Menders', summary: 'We repair what others throw away.', slug: 'creativity', topic: 'Creativity' },
  {
    name: 'Feierabendrunde',
    summary: 'Wir reden Deutsch und haken ab, was der Tag übrig lässt.',
    slug: 'hobbies_occupations',
    topic: 'Hobbies and occupations',
    isGerman: true,
  },
]

export const TALK = [
  'Good morning! Kettle is on.',
  'I finally did the thing that I had moved for nine days.',
  'Who is in for the next quest?',
  'My streak is gone, but the kitchen is clean.',
  'Thank you for the healing, I was at **4** health.',
  'Does anybody have a spare saddle?',
  'Two hours of studying done. Tea now.',
  'I moved my day start to 4, and the nights are calm again.',
  'How do you remember to drink water?',
  'That boss hits hard. Please do your dailies, all of you.',
  'Small steps. But they are steps.',
  'I hatched a bear this morning.',
]

/**
 * What is said where German is spoken. Players write in their own language whatever the reader's is, so the rest of the
 * world talks English for everybody.
 */
export const GERMAN_TALK = [
  'Guten Abend! Der Wäschekorb ist leer, ich bin es auch.',
  'Heute endlich die **Steuer** abgeschickt.',
  'Wer kommt mit auf die nächste Quest?',
  'Meine Serie ist gerissen, aber das Bad ist sauber.',
  'Ich habe den Tagesbeginn auf vier Uhr gestellt und schlafe wieder.',
  'Wie denkt ihr daran, genug zu trinken?',
  'Zehn Minuten Klavier, jeden Tag. Es wird.',
  'Danke fürs Heilen, das war knapp!',
]

export const LETTERS = [
  'Hello! Would you like to join our party? We have two free places.',
  'Thank you, I would love to.',
  'How did you get past level 30 so quickly?',
  'I only do what is due, and never on Sundays.',
]

/** Of the guilds in their order, and of everybody. */
export const CHALLENGES = [
  {
    name: 'Thirty pages a day',
    shortName: 'pages',
    summary: 'Read thirty pages on every day of the month.',
    task: 'Read thirty pages',
    isWon: false,
    isPublic: false,
  },
  {
    name: 'Stairs, not lifts',
    shortName: 'stairs',
    summary: 'Take the stairs wherever there are some.',
    task: 'Take the stairs',
    isWon: false,
    isPublic: false,
  },
  {
    name: 'A drawer a week',
    shortName: 'drawers',
    summary: 'Empty one drawer, and put back half.',
    task: 'Empty a drawer',
    isWon: true,
    isPublic: false,
  },
  {
    name: 'Outside before noon',
    shortName: 'outside',
    summary: 'Ten minutes under the sky, whatever falls from it.',
    task: 'Go outside before noon',
    isWon: false,
    isPublic: true,
  },
] as const

/** The tasks of a board, and how many of the members have each. */
export const BOARD = [
  { type: 'todo', text: 'Water the plants', assigned: 0 },
  { type: 'todo', text: 'Take out the paper', assigned: 1 },
  { type: 'todo', text: 'Write the minutes', requiresApproval: true, assigned: 1 },
  { type: 'todo', text: 'Order coffee', assigned: 0 },
  { type: 'daily', text: 'Feed the cat', assigned: 2 },
  { type: 'daily', text: 'Air the kitchen', assigned: 0 },
  { type: 'habit', text: 'Leave a place tidier than it was', assigned: 0 },
  { type: 'reward', text: 'Choose the film', value: 15, assigned: 0 },
] as const
