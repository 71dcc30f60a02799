import { readFirstData } from './firstData.ts';

function pageWith(text: string | undefined): Document {
  const page = document.implementation.createHTMLDocument();
  if (text !== undefined) {
    const element = page.body.appendChild(page.createElement('script'));
    element.id = 'foyer-data';
    element.type = 'application/json';
    element.textContent = text;
  }
  return page;
}
const answer = { operationId: 'listEvents', request: { limit: 24 }, response: { events: [], total: 0 } };

describe('readFirstData', () => {
  it('takes what the server put into the page', () => {
    expect(readFirstData(pageWith(JSON.stringify([answer])))).toEqual([answer]);
  });

  it.each([
    ['a page that brings nothing', undefined],
    ['broken JSON', '[{"operationId"'],
    ['something that is no list', '{"operationId":"listEvents"}'],
    ['entries of another shape', '[null, 7, {"operationId":7,"response":{}}, {"operationId":"listEvents"}]'],
  ])('takes nothing of %s', (_name, text) => {
    expect(readFirstData(pageWith(text))).toEqual([]);
  });
});
