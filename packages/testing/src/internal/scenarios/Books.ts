/**
 * The books of the bookshop: public-domain titles with invented descriptions, prices and stock. Plain JSON with dates
 * in their wire form.
 *
 * @since 0.1.0
 */

/** A book in the shop's seed. Prices are in euros, `stock` counts copies. */
export interface Book {
  readonly _id: string
  readonly title: string
  readonly author: string
  /** The year of the first edition. */
  readonly year: number
  readonly price: number
  /** The language of the original, as an ISO 639-1 code. */
  readonly language: string
  readonly pages: number
  readonly stock: number
  readonly tags: ReadonlyArray<string>
  readonly description: string
  /** The date on which the shop added it. */
  readonly addedAt: { readonly $date: string }
}

/** Every book, in no particular order. */
export const books: ReadonlyArray<Book> = [
  {
    _id: "pride-and-prejudice",
    title: "Pride and Prejudice",
    author: "Jane Austen",
    year: 1813,
    price: 9.5,
    language: "en",
    pages: 416,
    stock: 12,
    tags: ["classic", "romance", "satire"],
    description: "Elizabeth Bennet misjudges Mr Darcy, Mr Darcy misjudges everyone, and a whole county has opinions.",
    addedAt: { $date: "2026-02-03T09:00:00.000Z" }
  },
  {
    _id: "emma",
    title: "Emma",
    author: "Jane Austen",
    year: 1815,
    price: 10.9,
    language: "en",
    pages: 474,
    stock: 7,
    tags: ["classic", "romance", "comedy"],
    description: "Handsome, clever, rich and quite sure of whom her friends should marry. She is wrong every time.",
    addedAt: { $date: "2026-02-03T09:15:00.000Z" }
  },
  {
    _id: "frankenstein",
    title: "Frankenstein; or, The Modern Prometheus",
    author: "Mary Shelley",
    year: 1818,
    price: 8.9,
    language: "en",
    pages: 280,
    stock: 15,
    tags: ["classic", "gothic", "science fiction"],
    description:
      "A student makes a living being and cannot bear to look at it. The being learns to speak, and answers.",
    addedAt: { $date: "2026-02-10T11:30:00.000Z" }
  },
  {
    _id: "eugene-onegin",
    title: "Eugene Onegin",
    author: "Alexander Pushkin",
    year: 1833,
    price: 12.5,
    language: "ru",
    pages: 240,
    stock: 4,
    tags: ["classic", "poetry", "romance"],
    description:
      "A bored dandy, a letter, a duel. A novel in fourteen-line stanzas that never stops smiling at itself.",
    addedAt: { $date: "2026-02-17T08:45:00.000Z" }
  },
  {
    _id: "the-count-of-monte-cristo",
    title: "The Count of Monte Cristo",
    author: "Alexandre Dumas",
    year: 1846,
    price: 16.9,
    language: "fr",
    pages: 1276,
    stock: 6,
    tags: ["classic", "adventure", "revenge"],
    description: "Fourteen years in a dungeon, one treasure, and the most patient revenge in literature.",
    addedAt: { $date: "2026-02-24T14:00:00.000Z" }
  },
  {
    _id: "jane-eyre",
    title: "Jane Eyre",
    author: "Charlotte Brontë",
    year: 1847,
    price: 10.5,
    language: "en",
    pages: 532,
    stock: 9,
    tags: ["classic", "gothic", "romance"],
    description: "A governess with a will of her own comes to a house that laughs at night.",
    addedAt: { $date: "2026-03-02T10:20:00.000Z" }
  },
  {
    _id: "wuthering-heights",
    title: "Wuthering Heights",
    author: "Emily Brontë",
    year: 1847,
    price: 9.9,
    language: "en",
    pages: 400,
    stock: 0,
    tags: ["classic", "gothic"],
    description: "Two houses on the moor, two families, and a love that nobody survives unharmed.",
    addedAt: { $date: "2026-03-02T10:40:00.000Z" }
  },
  {
    _id: "moby-dick",
    title: "Moby-Dick; or, The Whale",
    author: "Herman Melville",
    year: 1851,
    price: 13.9,
    language: "en",
    pages: 720,
    stock: 5,
    tags: ["classic", "adventure", "sea"],
    description: "A captain, a whale and everything a patient sailor can tell you about either.",
    addedAt: { $date: "2026-03-09T09:10:00.000Z" }
  },
  {
    _id: "madame-bovary",
    title: "Madame Bovary",
    author: "Gustave Flaubert",
    year: 1857,
    price: 11.2,
    language: "fr",
    pages: 384,
    stock: 8,
    tags: ["classic", "realism"],
    description: "She has read too many novels to be happy in a small town, and reads her life by them.",
    addedAt: { $date: "2026-03-16T16:05:00.000Z" }
  },
  {
    _id: "great-expectations",
    title: "Great Expectations",
    author: "Charles Dickens",
    year: 1861,
    price: 11.9,
    language: "en",
    pages: 544,
    stock: 11,
    tags: ["classic", "coming of age"],
    description: "A blacksmith's boy comes into money and learns, slowly, what it did not buy.",
    addedAt: { $date: "2026-03-23T12:00:00.000Z" }
  },
  {
    _id: "alice-in-wonderland",
    title: "Alice's Adventures in Wonderland",
    author: "Lewis Carroll",
    year: 1865,
    price: 7.5,
    language: "en",
    pages: 192,
    stock: 20,
    tags: ["classic", "children", "fantasy"],
    description: "Down a rabbit hole, where logic keeps its manners and loses its mind.",
    addedAt: { $date: "2026-03-30T09:00:00.000Z" }
  },
  {
    _id: "crime-and-punishment",
    title: "Crime and Punishment",
    author: "Fyodor Dostoevsky",
    year: 1866,
    price: 13.5,
    language: "ru",
    pages: 608,
    stock: 10,
    tags: ["classic", "crime", "psychology"],
    description: "A student proves to himself that he may kill, and then has to live with the proof.",
    addedAt: { $date: "2026-04-06T13:30:00.000Z" }
  },
  {
    _id: "little-women",
    title: "Little Women",
    author: "Louisa May Alcott",
    year: 1868,
    price: 10.2,
    language: "en",
    pages: 504,
    stock: 14,
    tags: ["classic", "coming of age", "family"],
    description: "Four sisters, one long winter and a great deal of ink.",
    addedAt: { $date: "2026-04-13T08:30:00.000Z" }
  },
  {
    _id: "twenty-thousand-leagues",
    title: "Twenty Thousand Leagues Under the Seas",
    author: "Jules Verne",
    year: 1870,
    price: 12.9,
    language: "fr",
    pages: 448,
    stock: 6,
    tags: ["adventure", "science fiction", "sea"],
    description: "A professor, a harpooner and a captain who has done with dry land for good.",
    addedAt: { $date: "2026-04-20T15:45:00.000Z" }
  },
  {
    _id: "middlemarch",
    title: "Middlemarch",
    author: "George Eliot",
    year: 1871,
    price: 14.5,
    language: "en",
    pages: 880,
    stock: 3,
    tags: ["classic", "realism"],
    description: "A provincial town, a dozen marriages and the unhistoric acts on which the world depends.",
    addedAt: { $date: "2026-04-27T10:10:00.000Z" }
  },
  {
    _id: "anna-karenina",
    title: "Anna Karenina",
    author: "Leo Tolstoy",
    year: 1878,
    price: 15.9,
    language: "ru",
    pages: 864,
    stock: 8,
    tags: ["classic", "realism", "romance"],
    description: "Two marriages and one train. Every unhappy family here is unhappy in its own way.",
    addedAt: { $date: "2026-05-04T09:25:00.000Z" }
  },
  {
    _id: "treasure-island",
    title: "Treasure Island",
    author: "Robert Louis Stevenson",
    year: 1883,
    price: 8.2,
    language: "en",
    pages: 272,
    stock: 17,
    tags: ["adventure", "children", "sea"],
    description: "A map, a mutiny and the most likeable villain who ever kept a parrot.",
    addedAt: { $date: "2026-05-11T11:00:00.000Z" }
  },
  {
    _id: "sherlock-holmes",
    title: "The Adventures of Sherlock Holmes",
    author: "Arthur Conan Doyle",
    year: 1892,
    price: 9.9,
    language: "en",
    pages: 336,
    stock: 18,
    tags: ["classic", "crime", "short stories"],
    description: "Twelve cases from Baker Street, told by the one man in London who never sees it coming.",
    addedAt: { $date: "2026-05-18T14:40:00.000Z" }
  },
  {
    _id: "effi-briest",
    title: "Effi Briest",
    author: "Theodor Fontane",
    year: 1895,
    price: 8.5,
    language: "de",
    pages: 352,
    stock: 0,
    tags: ["classic", "realism"],
    description:
      "Married at seventeen to her mother's old suitor. What follows is, as her father says, too wide a field.",
    addedAt: { $date: "2026-06-01T09:50:00.000Z" }
  },
  {
    _id: "the-time-machine",
    title: "The Time Machine",
    author: "H. G. Wells",
    year: 1895,
    price: 6.9,
    language: "en",
    pages: 128,
    stock: 13,
    tags: ["science fiction"],
    description: "Dinner guests in Richmond hear where their host has been since Thursday: the year 802,701.",
    addedAt: { $date: "2026-06-08T10:00:00.000Z" }
  },
  {
    _id: "dracula",
    title: "Dracula",
    author: "Bram Stoker",
    year: 1897,
    price: 9.2,
    language: "en",
    pages: 448,
    stock: 16,
    tags: ["classic", "gothic", "horror"],
    description: "Letters, diaries and one ship's log agree on a single thing: do not invite him in.",
    addedAt: { $date: "2026-06-15T17:20:00.000Z" }
  },
  {
    _id: "buddenbrooks",
    title: "Buddenbrooks",
    author: "Thomas Mann",
    year: 1901,
    price: 14.9,
    language: "de",
    pages: 784,
    stock: 5,
    tags: ["classic", "family", "realism"],
    description:
      "Four generations of a merchant house in Lübeck, each a little finer and a little weaker than the last.",
    addedAt: { $date: "2026-07-06T08:15:00.000Z" }
  },
  {
    _id: "the-wonderful-wizard-of-oz",
    title: "The Wonderful Wizard of Oz",
    author: "L. Frank Baum",
    year: 1900,
    price: 7.9,
    language: "en",
    pages: 224,
    stock: 19,
    tags: ["children", "fantasy"],
    description: "A cyclone, a yellow road and three companions who already have what they are looking for.",
    addedAt: { $date: "2026-08-10T12:35:00.000Z" }
  },
  {
    _id: "the-metamorphosis",
    title: "The Metamorphosis",
    author: "Franz Kafka",
    year: 1915,
    price: 6.5,
    language: "de",
    pages: 96,
    stock: 21,
    tags: ["classic", "short stories"],
    description: "Gregor Samsa wakes as a monstrous vermin, and his first worry is missing the five o'clock train.",
    addedAt: { $date: "2026-09-14T09:05:00.000Z" }
  }
]
