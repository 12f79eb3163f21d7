/** `useJob` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type JobController, type JobOptions, useJob } from "../../data/job/useJob.ts"
