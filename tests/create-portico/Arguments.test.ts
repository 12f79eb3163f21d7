import { assert, describe, it } from "vitest"
import * as Arguments from "../../packages/create-portico/src/Arguments.ts"

describe("the arguments", () => {
  it("leave the folder and the template to the prompts", () => {
    const { folder, install, port, start, template, yes } = Arguments.parse([])

    assert.deepStrictEqual(
      [folder, template, port, install, start, yes],
      [undefined, undefined, 4000, true, false, false]
    )
  })

  it("replace the prompts", () => {
    const args = Arguments.parse(["my-shop", "--template", "next", "--yes", "--start", "--provider-port", "4100"])

    assert.deepStrictEqual(
      [args.folder, args.template, args.port, args.start, args.yes],
      ["my-shop", "next", 4100, true, true]
    )
  })

  it.each([
    [["--template", "angular"], 'There is no template "angular". Choose one of: vite, next, react-router.'],
    [["one", "two"], "Only one folder can be created. Received: one, two."],
    [["--provider-port", "many"], "The port must be a number from 1 to 65535. Received: many."],
    [["--provider-port", "0"], "The port must be a number from 1 to 65535. Received: 0."],
    [["--start", "--no-install"], "An application without dependencies cannot start. Use --start or --no-install."],
    [["--color"], "Unknown option '--color'"]
  ])("refuse %j", (args, message) => {
    assert.throws(() => Arguments.parse(args), Arguments.UsageError, message)
  })
})

describe("the version of Node", () => {
  it.each(["20.20.2", "22.18.0"])("refuses %s", (version) => {
    assert.throws(() => Arguments.checkNode(version), Arguments.UsageError, `This is Node ${version}.`)
  })

  it.each(["22.19.0", "24.0.0"])("accepts %s", (version) => {
    assert.doesNotThrow(() => Arguments.checkNode(version))
  })
})
