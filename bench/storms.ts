/** Counts the token grants after an access token has expired, with many concurrent callers in one page and in two. */
import { type Peer, peers, type Tab, tokenEndpoint } from "./authPeers.ts"
import { install, makeStorage } from "./authStandIns.ts"
import * as Fake from "./Fake.ts"
import * as Peers from "./Peers.ts"
import { figure, missing, note, type Row } from "./Table.ts"
import * as Tabs from "./Tabs.ts"

export const title = "an expired access token and many concurrent callers"

const callers = 100

/** Returns one row for each client, in one program and in two browser tabs. */
export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const reason = Peers.install()
  const inProgram = [...(await ours()), ...(reason === undefined ? await theirs() : [])]
  const inChromium = await Tabs.measure(callers / 2, reason === undefined)
  return [...inProgram, ...inChromium, ...(reason === undefined ? [] : [missing("other clients", reason)])]
}

const one = { atMost: 1 }
const inOnePage = (name: string) => `${callers} callers: ${name}`
const inTwoTabs = (name: string) => `two tabs of ${callers / 2} callers, in one process: ${name}`

const ours = async (): Promise<ReadonlyArray<Row>> => {
  const endpoint = tokenEndpoint()
  const page = await Fake.signedIn(endpoint.fetch, -1)
  await askAll([{ token: () => page.runPromise(Fake.access) }])
  const alone = endpoint.grants()

  const storage = makeStorage()
  const open = () => Fake.signedIn(endpoint.fetch, -1, { storage })
  const tabs = [await open(), await open()]
  await askAll(tabs.map((tab) => ({ token: () => tab.runPromise(Fake.access) })))
  const together = endpoint.grants() - alone
  for (const runtime of [page, ...tabs]) await runtime.dispose()
  return [figure(inOnePage("ours"), alone, "grants", one), figure(inTwoTabs("ours"), together, "grants", one)]
}

const theirs = async (): Promise<ReadonlyArray<Row>> => {
  const through = globalThis.fetch
  const remove = install()
  try {
    const rows: Array<Row> = []
    for (const peer of peers) {
      rows.push(
        figure(inOnePage(peer.name), await grantsOf(peer, 1), "grants"),
        figure(inTwoTabs(peer.name), await grantsOf(peer, 2), "grants"),
        note(`… stand-ins for browser APIs: ${peer.name}`, peer.standIns)
      )
    }
    return rows
  } finally {
    globalThis.fetch = through
    remove()
  }
}

const grantsOf = async (peer: Peer, tabs: 1 | 2): Promise<number> => {
  const endpoint = tokenEndpoint()
  globalThis.fetch = endpoint.fetch
  await askAll((await peer.open(-100)).slice(0, tabs))
  return endpoint.grants()
}

/** Runs all callers concurrently, distributed over the tabs. */
const askAll = (tabs: ReadonlyArray<Tab>): Promise<unknown> =>
  Promise.all(Array.from({ length: callers }, async (_, index) => tabs[index % tabs.length]?.token()))
