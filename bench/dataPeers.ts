/** Clients of other providers behind the same two calls, each with the responses of its own server. */
import { answer, book } from "./Books.ts"
import * as Peers from "./Peers.ts"

/** A client that is ready for calls. */
export interface DataClient {
  /** Finds books by three filters. Returns their count. */
  readonly find: () => Promise<number>
  /** Inserts books, split by hand into the largest requests that the server accepts. */
  readonly insert: (books: ReadonlyArray<Book>) => Promise<unknown>
}

/** A client of another provider. */
export interface DataPeer {
  readonly name: string
  /** The values that its items have for stored dates. */
  readonly dates: string
  /** The information that it returns about each item of a bulk call. */
  readonly outcomes: string
  /** The response with a page of `count` books. */
  readonly page: (count: number) => string
  /** The response to a bulk call. */
  readonly inserted: (count: number) => string
  readonly open: () => Promise<DataClient>
}

/** A decoded book with dates. */
export type Book = Omit<ReturnType<typeof book>, "addedAt" | "_createdDate" | "_updatedDate"> & {
  readonly addedAt: Date
}

/** Returns `count` books that are not stored yet. */
export const books = (count: number): ReadonlyArray<Book> =>
  Array.from({ length: count }, (_, index) => {
    const { _createdDate, _updatedDate, addedAt, ...data } = book(index)
    return { ...data, addedAt: new Date(addedAt.$date) }
  })

/** Splits an array into chunks. */
const pieces = <A>(list: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))

interface WixItems {
  readonly query: (collection: string) => WixQuery
  readonly bulkInsert: (collection: string, items: ReadonlyArray<object>) => Promise<unknown>
}

interface WixQuery {
  readonly eq: (field: string, value: unknown) => WixQuery
  readonly ge: (field: string, value: unknown) => WixQuery
  readonly startsWith: (field: string, value: string) => WixQuery
  readonly find: () => Promise<{ readonly items: ReadonlyArray<unknown> }>
}

/** The reference client. */
export const wix: DataPeer = {
  name: "@wix/data",
  dates: "dates",
  outcomes: "with indexes within its chunk",
  page: answer,
  inserted: (count) =>
    JSON.stringify({
      results: Array.from({ length: count }, (_, originalIndex) => ({
        action: "INSERT",
        itemMetadata: { id: `b${originalIndex}`, originalIndex, success: true }
      })),
      bulkActionMetadata: { totalSuccesses: count, totalFailures: 0, undetailedFailures: 0 }
    }),
  open: async () => {
    const { OAuthStrategy, createClient } = (await Peers.load("@wix/sdk")) as {
      readonly createClient: (config: object) => { readonly items: WixItems }
      readonly OAuthStrategy: (config: object) => unknown
    }
    const modules = (await Peers.load("@wix/data")) as object
    const expiresAt = Math.floor(Date.now() / 1000) + 1_000_000
    const tokens = { accessToken: { value: "ACCESS", expiresAt }, refreshToken: { value: "REFRESH", role: "visitor" } }
    const { items } = createClient({ modules, auth: OAuthStrategy({ clientId: "bench", tokens }) })
    return {
      find: async () => {
        const query = items.query("books").eq("author", "Jane Austen").ge("year", 1990).startsWith("title", "B")
        return (await query.find()).items.length
      },
      insert: (books) => Promise.all(pieces(books, 1000).map((piece) => items.bulkInsert("books", piece)))
    }
  }
}

interface Postgrest {
  readonly from: (table: string) => {
    readonly select: () => PostgrestFilter
    readonly insert: (rows: ReadonlyArray<object>) => PromiseLike<{ readonly error: unknown }>
  }
}

interface PostgrestFilter extends PromiseLike<{ readonly data: ReadonlyArray<unknown> | null }> {
  readonly eq: (column: string, value: unknown) => PostgrestFilter
  readonly gte: (column: string, value: unknown) => PostgrestFilter
  readonly like: (column: string, pattern: string) => PostgrestFilter
}

const supabase: DataPeer = {
  name: "@supabase/postgrest-js",
  dates: "strings",
  outcomes: "none",
  page: (count) =>
    JSON.stringify(
      Array.from({ length: count }, (_, index) => {
        const { _createdDate, _id, _updatedDate, addedAt, ...row } = book(index)
        return { id: _id, ...row, addedAt: addedAt.$date, created: _createdDate.$date, updated: _updatedDate.$date }
      })
    ),
  inserted: () => "",
  open: async () => {
    const { PostgrestClient } = (await Peers.load("@supabase/postgrest-js")) as {
      readonly PostgrestClient: new (url: string, options: object) => Postgrest
    }
    const client = new PostgrestClient("https://provider.test", { fetch: globalThis.fetch })
    const insert = async (piece: ReadonlyArray<Book>) => {
      const { error } = await client.from("books").insert(piece)
      if (error !== null) throw new Error(JSON.stringify(error))
    }
    return {
      find: async () => {
        const { data } = await client
          .from("books")
          .select()
          .eq("author", "Jane Austen")
          .gte("year", 1990)
          .like("title", "B%")
        return data?.length ?? 0
      },
      insert: (books) => Promise.all(pieces(books, 1000).map(insert))
    }
  }
}

interface Firestore {
  readonly getFirestore: (app: unknown) => unknown
  readonly collection: (db: unknown, path: string) => unknown
  readonly where: (field: string, operator: string, value: unknown) => unknown
  readonly query: (collection: unknown, ...filters: ReadonlyArray<unknown>) => unknown
  readonly getDocs: (query: unknown) => Promise<{ readonly docs: ReadonlyArray<{ readonly data: () => unknown }> }>
  readonly doc: (db: unknown, path: string, id: string) => unknown
  readonly writeBatch: (db: unknown) => {
    readonly set: (reference: unknown, data: object) => unknown
    readonly commit: () => Promise<void>
  }
}

const firestore: DataPeer = {
  name: "firebase/firestore/lite",
  dates: "timestamps",
  outcomes: "all 500 or none",
  page: (count) =>
    JSON.stringify(
      Array.from({ length: count }, (_, index) => {
        const { _createdDate, _id, _updatedDate, addedAt, author, price, tags, title, year } = book(index)
        const fields = {
          title: { stringValue: title },
          author: { stringValue: author },
          year: { integerValue: String(year) },
          price: { doubleValue: price },
          tags: { arrayValue: { values: tags.map((stringValue) => ({ stringValue })) } },
          addedAt: { timestampValue: addedAt.$date }
        }
        const name = `projects/bench/databases/(default)/documents/books/${_id}`
        const document = { name, fields, createTime: _createdDate.$date, updateTime: _updatedDate.$date }
        return { document, readTime: _updatedDate.$date }
      })
    ),
  inserted: (count) =>
    JSON.stringify({
      writeResults: Array.from({ length: count }, () => ({ updateTime: "2026-02-03T09:00:00.123Z" })),
      commitTime: "2026-02-03T09:00:00.123Z"
    }),
  open: async () => {
    const { initializeApp } = (await Peers.load("firebase/app")) as { readonly initializeApp: (o: object) => unknown }
    const { collection, doc, getDocs, getFirestore, query, where, writeBatch } = (await Peers.load(
      "firebase/firestore/lite"
    )) as Firestore
    const db = getFirestore(initializeApp({ projectId: "bench", apiKey: "bench" }))
    const commit = (piece: ReadonlyArray<Book>) => {
      const batch = writeBatch(db)
      for (const { _id, ...data } of piece) batch.set(doc(db, "books", _id), data)
      return batch.commit()
    }
    return {
      find: async () => {
        const filters = [where("author", "==", "Jane Austen"), where("year", ">=", 1990), where("title", ">=", "B")]
        const { docs } = await getDocs(query(collection(db, "books"), ...filters))
        return docs.map((document) => document.data()).length
      },
      insert: (books) => Promise.all(pieces(books, 500).map(commit))
    }
  }
}

interface Parse {
  serverURL: string
  readonly initialize: (applicationId: string) => void
  readonly Query: new (className: string) => ParseQuery
  readonly Object: {
    new (className: string, attributes: object): object
    readonly saveAll: (objects: ReadonlyArray<object>, options: object) => Promise<unknown>
  }
}

interface ParseQuery {
  readonly equalTo: (key: string, value: unknown) => ParseQuery
  readonly greaterThanOrEqualTo: (key: string, value: unknown) => ParseQuery
  readonly startsWith: (key: string, value: string) => ParseQuery
  readonly find: () => Promise<ReadonlyArray<unknown>>
}

export const parse: DataPeer = {
  name: "parse",
  dates: "dates",
  outcomes: "on the objects",
  page: (count) =>
    JSON.stringify({
      results: Array.from({ length: count }, (_, index) => {
        const { _createdDate, _id, _updatedDate, addedAt, ...data } = book(index)
        const stamps = { createdAt: _createdDate.$date, updatedAt: _updatedDate.$date }
        return { objectId: _id, ...data, addedAt: { __type: "Date", iso: addedAt.$date }, ...stamps }
      })
    }),
  inserted: (count) =>
    JSON.stringify(
      Array.from({ length: count }, (_, index) => ({
        success: { objectId: `b${index}`, createdAt: "2026-02-03T09:00:00.123Z" }
      }))
    ),
  open: async () => {
    const { default: Parse } = (await Peers.load("parse/node")) as { readonly default: Parse }
    Parse.initialize("bench")
    Parse.serverURL = "https://provider.test"
    return {
      find: async () => {
        const query = new Parse.Query("books").equalTo("author", "Jane Austen")
        return (await query.greaterThanOrEqualTo("year", 1990).startsWith("title", "B").find()).length
      },
      insert: (books) =>
        Parse.Object.saveAll(
          books.map(({ _id, ...data }) => new Parse.Object("books", data)),
          { batchSize: 1000 }
        )
    }
  }
}

/** All peers, the reference client first. */
export const peers: ReadonlyArray<DataPeer> = [wix, supabase, firestore, parse]
