import { unknownStateText } from "@portico/contract/LoginFailure"
import { scenarios } from "@portico/testing/Scenarios"
import { describe, expect, it } from "vitest"
import { components, dataComponents } from "./components.ts"
import { dataTags, items, tables } from "./specification.ts"
import { stories, storiesIn } from "./Stories.ts"

const shown = new Set(stories.flatMap(({ specs }) => specs))

const all = { ...components, ...dataComponents }
const half = (component: string) => (Object.hasOwn(dataComponents, component) ? "data" : "auth")

const of = (component: string) =>
  stories.filter(({ title }) => {
    const own = `${half(component)}/${component}`
    return title === own || title.startsWith(`${own}/`)
  })

// The parts of `SignInForm` are `SignIn.Root`, `SignIn.Email` …, and may have their own page.
const partsOf = (component: string) => {
  const page = `${half(component)}/${component.replace(/(Form|Pending)$/, "")} parts`
  return [
    ...of(component).filter(({ name, title }) => /Parts/.test(name) || title.endsWith("/Parts")),
    ...stories.filter(({ title }) => title === page)
  ]
}

describe("the specification in stories", () => {
  it.each(Object.entries(tables))("has a story for every item of %s", (table, members) => {
    expect(members.filter((member) => !shown.has(`${table}/${member}`))).toEqual([])
  })

  it("has only tags that the specification contains", () => {
    const known = new Set([...items, ...dataTags])
    const wrong = stories.flatMap(({ name, specs, title }) =>
      specs.filter((spec) => !known.has(spec)).map((spec) => `${title} ${name}: ${spec}`)
    )

    expect(wrong).toEqual([])
  })

  it("has a play function or a state in each tagged story", () => {
    const idle = stories.filter(
      ({ source, specs }) => specs.length > 0 && !/\bplay: |\bargs: |\brender: |\bparameters: /.test(source)
    )

    expect(idle.map(({ name, title }) => `${title} ${name}`)).toEqual([])
  })

  it("has only scenarios that cover items of the specification", () => {
    const known = new Set([...items, ...dataTags])
    const wrong = Object.values(scenarios).flatMap(({ covers, name }) =>
      covers.filter((item) => !known.has(item)).map((item) => `${name}: ${item}`)
    )

    expect(wrong).toEqual([])
  })
})

describe("the components in stories", () => {
  it.each(Object.entries(all))("%s has all of its stories", (place, component) => {
    const names = new Set(of(place).map((story) => story.name))

    expect(component.stories.filter((story) => !names.has(story))).toEqual([])
  })

  it.each(Object.entries(all).filter(([, { hasParts }]) => hasParts))(
    "%s has a story of its unstyled parts",
    (name) => {
      expect(partsOf(name)).not.toEqual([])
    }
  )

  it("have unique story names within a title", () => {
    const places = stories.map(({ name, title }) => `${title} ${name}`)

    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
  })
})

describe("storiesIn", () => {
  it("returns the stories of a file with their titles and tags", () => {
    const source = `
const meta = preview.meta({
  title: "auth/Door/States",
})
export const Open = meta.story({ tags: ["spec:role/member", "quick"] })
export const Shut = meta.story({
  tags: ["spec:message/${unknownStateText}"]
})
export const Locked = Shut.extend({ args: {} })
`
    expect(storiesIn("stories/auth/Door.view.stories.tsx", source)).toMatchObject([
      { title: "auth/Door/States", name: "Open", specs: ["role/member"] },
      { title: "auth/Door/States", name: "Shut", specs: ["message/Unknown _state"] },
      { title: "auth/Door/States", name: "Locked", specs: [] }
    ])
  })

  it("uses the path of the file if it has no title", () => {
    expect(storiesIn("stories/auth/Door.stories.tsx", "export const Open = meta.story()")).toMatchObject([
      { title: "auth/Door", name: "Open" }
    ])
  })
})
