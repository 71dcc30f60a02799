import type { ServerModule } from './serverModule.ts';

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type RoutesOf<Module> = Module extends { routes: infer Routes } ? Routes : never;

/** Joins the manifests of nouns to that of a domain, and those of domains to that of the server. */
export const joinModules = <const Modules extends readonly ServerModule[]>(...modules: Modules) => ({
  routes: Object.assign({}, ...modules.map(({ routes }) => routes)) as Intersection<
    RoutesOf<Modules[number]>
  >,
  plugins: modules.flatMap(({ plugins = [] }) => plugins),
  pages: modules.flatMap(({ pages = [] }) => pages),
  jobs: modules.flatMap(({ jobs = [] }) => jobs),
  invariants: modules.flatMap(({ invariants = [] }) => invariants),
  commitmentKinds: modules.flatMap(({ commitmentKinds = [] }) => commitmentKinds),
  on: {
    commitmentOver: modules.flatMap(({ on }) => on?.commitmentOver ?? []),
    orderPaid: modules.flatMap(({ on }) => on?.orderPaid ?? []),
    listingSold: modules.flatMap(({ on }) => on?.listingSold ?? []),
    payoutChanged: modules.flatMap(({ on }) => on?.payoutChanged ?? []),
    tokensRefunded: modules.flatMap(({ on }) => on?.tokensRefunded ?? []),
  },
  personalData: modules.flatMap(({ personalData = [] }) => personalData),
  tables: Object.assign({}, ...modules.map(({ tables }) => tables)) as NonNullable<ServerModule['tables']>,
});
