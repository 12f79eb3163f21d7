/** A call with a hostile string at one position. */
export interface Position {
  readonly name: string
  readonly path: string
  readonly payload: (text: string) => Readonly<Record<string, unknown>>
}

const items = "/v2/items"
const bulk = "/v2/bulk/items"

const at = (
  path: string,
  places: Readonly<Record<string, (text: string) => Readonly<Record<string, unknown>>>>
): ReadonlyArray<Position> =>
  Object.entries(places).map(([place, part]) => ({
    name: `${path} ${place}`,
    path,
    payload: (text) => ({ dataCollectionId: "open", ...part(text) })
  }))

const data = { title: "x" }
const patching = (modification: Readonly<Record<string, unknown>>, dataItemId = "o1") => ({
  dataItemId,
  fieldModifications: [{ action: "SET_FIELD", setFieldOptions: { value: 1 }, fieldPath: "x", ...modification }]
})
const own = (name: string, value: unknown) => Object.fromEntries([[name, value]])
const reference = { referringItemFieldName: "friends", referringItemId: "o1", referencedItemId: "o2" }

/** All kinds of filters that can contain a string: as a name, a value or an operator. */
const filters: Readonly<Record<string, (text: string) => unknown>> = {
  "a filter's field": (text) => own(text, 1),
  "a filter's value": (text) => ({ title: text }),
  "a filter's operator": (text) => ({ title: own(text, "x") }),
  "a filter's operand": (text) => ({ title: { $contains: text, $startsWith: text, $endsWith: text, $gt: text } }),
  "a filter's field inside not": (text) => ({ $not: [own(text, { $ne: text })] }),
  "a filter's set": (text) => ({ title: { $in: [text] }, tags: { $hasSome: [text], $hasAll: [text] } }),
  "a filter's date": (text) => ({ at: { $gt: { $date: text } } }),
  "a filter's expression field": (text) => own(text, { $exists: true })
}

const filtered = (key: string, path: string, wrap: (part: unknown) => Readonly<Record<string, unknown>>) =>
  at(
    path,
    Object.fromEntries(
      Object.entries(filters).map(([place, filter]) => [`${key}: ${place}`, (text: string) => wrap(filter(text))])
    )
  )

const expression = (text: string) => ({
  concat: { expressions: [{ fieldPath: text }, { text }, { toUpper: { expression: { fieldPath: text } } }] }
})

const stage = (stage: (text: string) => unknown) => (text: string) => ({ pipeline: { stages: [stage(text)] } })

const paged = (search: Readonly<Record<string, unknown>>) => ({ search: { search: { expression: "x" }, ...search } })

/** All positions of all data calls that can contain a hostile string. */
export const positions: ReadonlyArray<Position> = [
  ...["", "/update", "/save"].flatMap((path) =>
    at(items + path, {
      collection: (text) => ({ dataCollectionId: text, dataItem: { id: "o1", data } }),
      id: (text) => ({ dataItem: { id: text, data } }),
      _id: (text) => ({ dataItem: { data: { _id: text, ...data } } }),
      field: (text) => ({ dataItem: { id: "o1", data: own(text, text) } }),
      "nested field": (text) => ({ dataItem: { id: "o1", data: { deep: [own(text, own(text, text))] } } }),
      date: (text) => ({ dataItem: { id: "o1", data: { at: { $date: text } } } }),
      reference: (text) => ({ dataItem: { id: "o1", data: { friend: text, friends: [text] } } }),
      include: (text) => ({ dataItem: { id: "o1", data }, includeReferencedItems: [text] }),
      language: (text) => ({ dataItem: { id: "o1", data }, language: text, environment: "LIVE" }),
      appOptions: (text) => ({ dataItem: { id: "o1", data }, appOptions: own(text, { [text]: text }) }),
      environment: (text) => ({ dataItem: { id: "o1", data }, environment: text }),
      "an own key": (text) => ({ ...own(text, text), dataItem: { id: "o1", data } })
    })
  ),
  ...filtered("condition", `${items}/update`, (filter) => ({ dataItem: { id: "o1", data }, condition: { filter } })),
  ...at(`${items}/remove`, {
    collection: (text) => ({ dataCollectionId: text, dataItemId: "nobody" }),
    id: (text) => ({ dataItemId: text })
  }),
  ...filtered("condition", `${items}/remove`, (filter) => ({ dataItemId: "nobody", condition: { filter } })),
  ...at(`${items}/truncate`, { collection: (text) => ({ dataCollectionId: text }) }),
  ...at(`${items}/patch`, {
    id: (text) => ({ patch: patching({}, text) }),
    field: (text) => ({ patch: patching({ fieldPath: text }) }),
    "removed field": (text) => ({ patch: patching({ action: "REMOVE_FIELD", fieldPath: text }) }),
    "incremented field": (text) => ({
      patch: patching({ action: "INCREMENT_FIELD", fieldPath: text, incrementFieldOptions: { value: 1 } })
    }),
    value: (text) => ({ patch: patching({ setFieldOptions: { value: own(text, text) } }) }),
    element: (text) => ({
      patch: patching({ action: "APPEND_TO_ARRAY", fieldPath: "list", appendToArrayOptions: { value: text } })
    }),
    action: (text) => ({ patch: patching({ action: text }) })
  }),
  ...filtered("condition", `${items}/patch`, (filter) => ({ patch: patching({}), condition: { filter } })),
  ...["insert", "update", "save"].flatMap((name) =>
    at(`${bulk}/${name}`, {
      id: (text) => ({
        dataItems: [
          { id: text, data },
          { id: `ok-${name}`, data }
        ]
      }),
      field: (text) => ({ dataItems: [{ id: "o1", data: own(text, own(text, text)) }] })
    })
  ),
  ...at(`${bulk}/patch`, {
    id: (text) => ({ patches: [patching({}, text), patching({})] }),
    field: (text) => ({ patches: [patching({ fieldPath: text }), patching({})] })
  }),
  ...filtered("condition", `${bulk}/patch`, (filter) => ({ patches: [patching({})], condition: { filter } })),
  ...at(`${bulk}/remove`, { id: (text) => ({ dataItemIds: [text, "nobody"] }) }),
  ...filtered("condition", `${bulk}/remove`, (filter) => ({ dataItemIds: ["nobody"], condition: { filter } })),
  ...Object.keys(reference).flatMap((key) => [
    ...at(`${items}/is-referenced`, { [key]: (text) => ({ ...reference, [key]: text }) }),
    ...at(`${bulk}/insert-references`, { [key]: (text) => ({ dataItemReferences: [{ ...reference, [key]: text }] }) }),
    ...at(`${bulk}/remove-references`, { [key]: (text) => ({ dataItemReferences: [{ ...reference, [key]: text }] }) })
  ]),
  ...at(`${items}/replace-references`, {
    field: (text) => ({ ...reference, referringItemFieldName: text, newReferencedItemIds: ["o2"] }),
    "referring id": (text) => ({ ...reference, referringItemId: text, newReferencedItemIds: ["o2"] }),
    "referenced id": (text) => ({ ...reference, newReferencedItemIds: ["o2", text] })
  }),
  ...at(`${items}/query-referenced`, {
    field: (text) => ({ referringItemId: "o1", referringItemFieldName: text }),
    id: (text) => ({ referringItemId: text, referringItemFieldName: "friends" }),
    fields: (text) => ({ referringItemId: "o1", referringItemFieldName: "friends", fields: [text] }),
    order: (text) => ({ referringItemId: "o1", referringItemFieldName: "friends", order: text }),
    cursor: (cursor) => ({ referringItemId: "o1", referringItemFieldName: "friends", cursorPaging: { cursor } })
  }),
  ...at(`${items}/query`, {
    collection: (text) => ({ dataCollectionId: text, query: {} }),
    fields: (text) => ({ query: { fields: [text, `${text}.${text}`] } }),
    sort: (text) => ({ query: { sort: [{ fieldName: text, order: "DESC" }] } }),
    order: (text) => ({ query: { sort: [{ fieldName: "title", order: text }] } }),
    cursor: (cursor) => ({ query: { cursorPaging: { cursor } } }),
    include: (text) => ({ query: {}, referencedItemOptions: [{ fieldName: text, limit: 1 }] }),
    "sort mode": (text) => ({ query: {}, sortMode: text }),
    language: (text) => ({ query: {}, language: text }),
    appOptions: (text) => ({ query: {}, appOptions: own(text, text) })
  }),
  ...filtered("query", `${items}/query`, (filter) => ({ query: { filter, sort: [{ fieldName: "title" }] } })),
  ...filtered("count", `${items}/count`, (filter) => ({ filter })),
  ...at(`${items}/query-distinct-values`, {
    field: (text) => ({ fieldName: text }),
    order: (text) => ({ fieldName: "title", order: text }),
    cursor: (cursor) => ({ cursorPaging: { cursor } })
  }),
  ...filtered("distinct", `${items}/query-distinct-values`, (filter) => ({ fieldName: "title", filter })),
  ...at(`${items}/aggregate`, {
    "grouping field": (text) => ({ aggregation: { groupingFields: [text, "title"] } }),
    "grouping field alone": (text) => ({ aggregation: { groupingFields: [text] } }),
    "item field": (text) => ({
      aggregation: {
        operations: [
          { resultFieldName: "a", sum: { itemFieldName: text } },
          { resultFieldName: "b", min: { itemFieldName: text } },
          { resultFieldName: "c", average: { itemFieldName: text } }
        ]
      }
    }),
    "result field": (text) => ({
      aggregation: { groupingFields: ["title"], operations: [{ resultFieldName: text, itemCount: {} }] },
      sort: [{ fieldName: text }],
      finalFilter: own(text, { $gt: 0 })
    }),
    sort: (text) => ({ aggregation: { groupingFields: ["title"] }, sort: [{ fieldName: text }] }),
    cursor: (cursor) => ({ cursorPaging: { cursor } })
  }),
  ...filtered("initial", `${items}/aggregate`, (initialFilter) => ({
    initialFilter,
    aggregation: { groupingFields: ["title"] }
  })),
  ...filtered("final", `${items}/aggregate`, (finalFilter) => ({
    finalFilter,
    aggregation: { groupingFields: ["title"] }
  })),
  ...at(`${items}/aggregate-pipeline`, {
    include: stage((text) => ({ project: { fields: [{ include: { fieldName: text } }] } })),
    exclude: stage((text) => ({ project: { fields: [{ exclude: { fieldName: text } }] } })),
    reshape: stage((text) => ({
      project: { fields: [{ reshape: { resultFieldName: text, expression: expression(text) } }] }
    })),
    nested: stage((text) => ({
      project: { fields: [{ projectNested: { resultFieldName: text, fields: [{ include: { fieldName: text } }] } }] }
    })),
    group: stage((text) => ({
      group: {
        groupIds: [{ key: text, expression: expression(text) }],
        accumulators: [
          { resultFieldName: text, push: { expression: expression(text) } },
          { resultFieldName: "n", sum: { expression: { fieldPath: text } } }
        ]
      }
    })),
    unwind: stage((text) => ({ unwindArray: { arrayFieldName: text } })),
    sort: stage((text) => ({ sort: { values: [{ fieldName: text, order: "ASC" }] } })),
    objectToArray: stage((text) => ({ objectToArray: { objectFieldName: text, destinationFieldName: text } })),
    "a stage's name": stage((text) => own(text, {})),
    lookup: stage((text) => ({ lookup: { from: text }, $lookup: { from: text, as: "x" }, $unionWith: text })),
    cursor: (cursor) => ({ pipeline: { stages: [], cursorPaging: { cursor } } })
  }),
  ...filtered("pipeline", `${items}/aggregate-pipeline`, (filter) => ({ pipeline: { stages: [{ filter }] } })),
  ...at(`${items}/search`, {
    expression: (expression) => ({ search: { search: { expression } } }),
    "fuzzy expression": (expression) => ({ search: { search: { expression, fuzzy: true, mode: "OR" } } }),
    mode: (mode) => ({ search: { search: { expression: "x", mode } } }),
    fields: (text) => paged({ fields: [text] }),
    sort: (text) => paged({ sort: [{ fieldName: text }] }),
    cursor: (cursor) => paged({ cursorPaging: { cursor } }),
    include: (text) => ({ ...paged({}), referencedItemOptions: [{ fieldName: text }] })
  }),
  ...filtered("search", `${items}/search`, (filter) => paged({ filter }))
]
