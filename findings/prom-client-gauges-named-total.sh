#!/bin/sh
# prom-client 15.1.3 names three of its own gauges like counters: nodejs_active_handles_total, nodejs_active_requests_total and
# nodejs_active_resources_total. `promtool check metrics` (Prometheus 2.42) refuses a scrape with them ('non-counter metrics should
# not have "_total" suffix'), and a scrape as OpenMetrics gives them the type gauge too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund prom-client@15.1.3 >/dev/null
cat >try.cjs <<'JS'
const assert = require('node:assert/strict');
const { Registry, collectDefaultMetrics } = require('prom-client');
async function seen(contentType) {
  const register = new Registry(contentType);
  collectDefaultMetrics({ register });
  return [...(await register.metrics()).matchAll(/^# TYPE (\S+_total) gauge$/gm)].map(([, name]) => name);
}
(async () => {
  const text = await seen(Registry.PROMETHEUS_CONTENT_TYPE);
  const open = await seen(Registry.OPENMETRICS_CONTENT_TYPE);
  console.log({ text, open });
  const names = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);
  assert.deepEqual(text.toSorted?.() ?? text.sort(), names);
  assert.deepEqual([...open].sort(), names);
  process.exit(0);
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
JS
node try.cjs
