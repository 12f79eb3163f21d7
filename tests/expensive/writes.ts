import { type ExpensiveRequest, storeless } from "./ExpensiveRequest.ts"
import { many, member, needle } from "./world.ts"

const contains = { filter: { $or: many(20, (index) => ({ text: { $contains: needle(index) } })) } }

const set = (fieldPath: string, value: unknown) => ({ action: "SET_FIELD", fieldPath, setFieldOptions: { value } })

const texts = many(24, (index) => `text-${index}`)

const post = (name: string, path: string, body: () => unknown, times = 1): ExpensiveRequest => ({
  name,
  path,
  times,
  body
})

const raw = (name: string, path: string, rawBody: () => string, times = 1, isAnonymous = false): ExpensiveRequest => ({
  name,
  path,
  times,
  rawBody,
  isAnonymous
})

/** Writes, sign-ins and bodies that cost far more than a caller pays for them. */
export const writes: ReadonlyArray<ExpensiveRequest> = [
  post("a bulk remove with 20 long $contains", "/v2/bulk/items/remove", () => ({
    dataCollectionId: "texts",
    dataItemIds: texts,
    condition: contains
  })),
  post("a bulk patch with 20 long $contains", "/v2/bulk/items/patch", () => ({
    dataCollectionId: "texts",
    patches: texts.map((dataItemId) => ({ dataItemId, fieldModifications: [set("seen", true)] })),
    condition: contains
  })),
  post("a bulk update with 20 long $contains", "/v2/bulk/items/update", () => ({
    dataCollectionId: "texts",
    dataItems: texts.map((id) => ({ id, data: { _id: id, text: "short" } })),
    condition: contains
  })),
  post("an update with 20 long $contains", "/v2/items/update", () => ({
    dataCollectionId: "texts",
    dataItem: { id: "text-1", data: { _id: "text-1", text: "short" } },
    condition: contains
  })),
  post("a bulk patch of 1 000 items onto one unique value", "/v2/bulk/items/patch", () => ({
    dataCollectionId: "codes",
    patches: many(1000, (index) => ({ dataItemId: `code-${index}`, fieldModifications: [set("code", "code 7")] }))
  })),
  post("a bulk patch of 1 000 items with 100 changes each", "/v2/bulk/items/patch", () => ({
    dataCollectionId: "books",
    patches: many(1000, (index) => ({
      dataItemId: `book-${index}`,
      fieldModifications: many(100, (change) => set(`extra.field${change}`, change))
    }))
  })),
  post("a patch that appends 1 000 texts", "/v2/items/patch", () => ({
    dataCollectionId: "scrap",
    patch: {
      dataItemId: "none",
      fieldModifications: many(1000, () => ({
        action: "APPEND_TO_ARRAY",
        fieldPath: "list",
        appendToArrayOptions: { value: "x".repeat(400) }
      }))
    }
  })),
  post("a bulk insert of 1 000 items of 8 kB", "/v2/bulk/items/insert", () => ({
    dataCollectionId: "scrap",
    dataItems: many(1000, (index) => ({ data: { number: index, text: "z".repeat(8000) } }))
  })),
  post("an item of 490 kB, 45 levels deep", "/v2/items", () => ({
    dataCollectionId: "scrap",
    dataItem: {
      data: many(45, (level) => level).reduce<object>((inner) => ({ inner, text: "y".repeat(10_000) }), { leaf: 1 })
    }
  })),
  storeless(
    raw(
      "an item 100 000 levels deep",
      "/v2/items",
      () => `{"dataCollectionId":"scrap","dataItem":{"data":${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}}}`
    )
  ),
  post("1 000 references", "/v2/bulk/items/insert-references", () => ({
    dataCollectionId: "lists",
    dataItemReferences: many(1000, (index) => ({
      referringItemFieldName: "books",
      referringItemId: "list",
      referencedItemId: `book-${index}`
    }))
  })),
  storeless(
    post("references replaced by 100 000 others", "/v2/items/replace-references", () => ({
      dataCollectionId: "lists",
      referringItemFieldName: "books",
      referringItemId: "list",
      newReferencedItemIds: many(100_000, (index) => `book-${index % 1000}-${index}`)
    }))
  ),
  storeless(
    post("GraphQL 20 000 levels deep", "/graphql/alpha", () => ({
      query: `${"{ a ".repeat(20_000)}${"}".repeat(20_000)}`
    }))
  ),
  storeless(
    post("GraphQL with 50 000 aliases", "/graphql/alpha", () => ({
      query: `{ ${many(50_000, (index) => `a${index}: __typename`).join(" ")} }`
    }))
  ),
  storeless(raw("a body of 15 MB that is not JSON", "/v2/login", () => "x".repeat(15_000_000))),
  storeless(
    raw("10 bodies of 15 MB without a token", "/v2/items/query", () => `{"a":"${"x".repeat(15_000_000)}"}`, 10, true)
  ),
  storeless(raw("JSON 200 000 levels deep", "/v2/items/query", () => `${"[".repeat(200_000)}${"]".repeat(200_000)}`)),
  storeless(
    raw(
      "a truncated body of 5 MB",
      "/v2/items/query",
      () => `{"dataCollectionId":"books","query":{"filter":{"a":"${"b".repeat(5_000_000)}`
    )
  ),
  storeless(
    post("20 logins at once", "/v2/login", () => ({ loginId: { email: member.email }, password: member.password }), 20)
  ),
  storeless(
    post(
      "20 wrong logins at once",
      "/v2/login",
      () => ({ loginId: { email: "nobody@shop.example" }, password: "wrong password" }),
      20
    )
  ),
  storeless(
    post(
      "10 registrations at once",
      "/v2/register",
      () => ({ loginId: { email: `${crypto.randomUUID()}@shop.example` }, password: "a long password" }),
      10
    )
  )
]
