import * as Provider from "./src/Provider.ts"
import * as MemoryStore from "./src/MemoryStore.ts"
import * as PostgresStore from "./src/PostgresStore.ts"
import * as NodeServer from "./src/NodeServer.ts"
import * as Effect from "effect/Effect"
import { Agent, request } from "node:http"
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const call = (port: number, method: string, path: string, token: string, body?: string) => new Promise<{status:number,text:string}>((res, rej) => { const r = request({ port, method, path, agent, headers: { authorization: token, ...(body ? {"content-type":"application/json","content-length":Buffer.byteLength(body)}:{}) } }, (m) => { let t=""; m.setEncoding("utf8"); m.on("data", (c)=>t+=c); m.on("end", ()=>res({status:m.statusCode!,text:t})) }); r.on("error", rej); r.end(body) })
const main = (name: string, store: any) => Effect.scoped(Effect.gen(function*() {
  const t0 = performance.now()
  const p = Provider.make({ open: true, store, passwordIterations: 1000 })
  yield* Effect.promise(() => p.start())
  const t1 = performance.now()
  const { port } = yield* NodeServer.listen(p.handler, { port: 0, host: "127.0.0.1" })
  yield* Effect.promise(async () => {
    const { access_token: token } = JSON.parse((await call(port, "POST", "/oauth2/token", "", JSON.stringify({ clientId: "x", grantType: "anonymous" }))).text)
    const item = (i: number) => ({ data: { _id: `i${i}`, title: `Book ${i}`, category: `c${i%20}`, price: i/7, tags: ["a","b","c"], at: { $date: "2020-01-01T00:00:00.000Z" }, description: "x".repeat(230) } })
    let n = 0
    const t = performance.now()
    for (let b = 0; b < 20; b++) { const r = await call(port, "POST", "/v2/bulk/items/insert", token, JSON.stringify({ dataCollectionId: "books", dataItems: Array.from({length:1000}, () => item(n++)) })); if (r.status !== 200 || !r.text.includes('"totalSuccesses":1000')) throw new Error(r.text.slice(0,300)) }
    const bulk = 20000 / (performance.now() - t) * 1000
    const rate = async (c: number, count: number, f: (i: number) => Promise<any>) => { let i = 0; const s = performance.now(); await Promise.all(Array.from({length:c}, async () => { while (i < count) await f(i++) })); return Math.round(count / (performance.now() - s) * 1000) }
    const get = (i: number) => call(port, "GET", `/v2/items/i${i}?dataCollectionId=books&dataItemId=i${i}`, token).then(r => { if (r.status !== 200) throw new Error(r.text) })
    await rate(1, 300, get)
    const g1 = await rate(1, 2000, get), g16 = await rate(16, 4000, get)
    const nothing = await rate(16, 4000, () => call(port, "GET", "/nowhere", token))
    const q = await rate(1, 50, (i) => call(port, "POST", "/v2/items/query", token, JSON.stringify({ dataCollectionId: "books", query: { paging: { limit: 1000 } } })))
    console.log(name, "start ms", Math.round(t1-t0), "bulk items/s", Math.round(bulk), "get c1", g1, "c16", g16, "404 c16", nothing, "query1000 rps", q)
  })
  yield* Effect.promise(() => p.dispose())
}))
await Effect.runPromise(main("memory", MemoryStore.make()))

process.exit(0)
