// @ts-check
// Implements `npm run release`: versions the packages by their changesets, checks them, and publishes them with
// provenance. `npm run release -- --dry-run` does everything except to write versions and to publish.
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { bin, node, pnpm, root, shell } from "./root.mjs"

const isDry = process.argv.includes("--dry-run")

/** @param {string} command @param {ReadonlyArray<string>} args */
const run = (command, ...args) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", shell })
  if (status !== 0) process.exit(status ?? 1)
}

/** @param {string} reason */
const refuse = (reason) => {
  console.error(reason)
  process.exit(1)
}

if (!isDry) {
  const { stdout } = spawnSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" })
  if (stdout !== "") refuse("Commit or discard all changes before a release.")
  const { repository } = JSON.parse(readFileSync(join(root, "scripts/publication.json"), "utf8"))
  // npm compares the repository of a package with that of the workflow that proves its origin.
  if (repository === "") refuse("Set `repository` in scripts/publication.json before a release.")
}

run(bin("changeset"), isDry ? "status" : "version")
run(node(), join(root, "scripts/build.mjs"))
// It also packs the packages.
run(node(), join(root, "scripts/packages.mjs"))
// Loaded only now, because it reads the versions.
const { out, packages } = await import("./pack.mjs")
for (const { tarball } of packages) {
  const how = isDry ? ["--dry-run"] : ["--provenance"]
  run("npx", "--yes", pnpm, "publish", join(out, tarball), "--access", "public", "--no-git-checks", ...how)
}
