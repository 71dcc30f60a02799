import { buildConfiguration, buildWhiteLabel, createStage, type MockAnswers, refuse } from '@foyer/testing';
import { shellSettings } from '../testing/shellSettings.ts';
import { readWhiteLabel } from './readWhiteLabel.ts';

function read(getWhiteLabelConfig: unknown, version?: string) {
  const { store, api } = createStage(shellSettings({ getWhiteLabelConfig } as MockAnswers));
  const configuration = buildConfiguration(
    version === undefined ? {} : { remoteConfig: { whitelabelConfigVersion: version } },
  );
  return { config: readWhiteLabel(store, configuration), api };
}

describe('the configuration of a partner [I7.23, I3.26]', () => {
  it('is asked for in the version that operators named [I3.31]', async () => {
    const { config, api } = read(buildWhiteLabel(), '7');
    expect(await config).toEqual(buildWhiteLabel());
    expect(api.calls).toEqual([{ operationId: 'getWhiteLabelConfig', request: { version: '7' } }]);
    const plain = read(buildWhiteLabel());
    await plain.config;
    expect(plain.api.calls).toEqual([{ operationId: 'getWhiteLabelConfig', request: {} }]);
  });

  it('is parsed where it comes as a string', async () => {
    expect(await read(JSON.stringify(buildWhiteLabel())).config).toEqual(buildWhiteLabel());
  });

  it.each([
    ['no host of a partner', refuse('notFound')],
    ['a string that is no JSON', '{"clientId":'],
    ['a string with nothing in it', 'null'],
  ])('is nothing for %s', async (_what, answer) => {
    expect(await read(answer).config).toBeUndefined();
  });
});
