import * as Collection from "@portico/client/data/Collection"
import * as Schema from "effect/Schema"

/** Returns a collection with other labels of its fields, which are those of the language of the shop. */
export const labeled = <C extends Collection.Collection>(
  { id, schema }: C,
  labels: Readonly<Record<string, string>>
): C => {
  // The casts are safe: an annotation changes no type.
  const fields = Object.entries(schema.fields).map(([name, field]) => {
    const title = labels[name]
    return [name, title === undefined ? field : (field as Schema.String).annotate({ title })] as const
  })
  const labeledSchema = Schema.Struct(Object.fromEntries(fields)) as unknown as Collection.Collection["schema"]
  return Collection.make(id, labeledSchema) as unknown as C
}
