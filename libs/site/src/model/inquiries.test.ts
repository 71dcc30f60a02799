import { toContactMessage, toDemoRequest, validateContact, validateDemo } from './inquiries.ts';

const demo = { name: 'Ana', email: 'ana@example.com', company: 'Hall 9', country: 'CA', attendance: 'both' };

describe('demo request', () => {
  it('wants name, email, company, country and attendance, and not the volume [I5.09, C5.14a-e]', () => {
    expect(validateDemo({})).toEqual({
      name: 'errors.required',
      email: 'errors.required',
      company: 'errors.required',
      country: 'errors.required',
      attendance: 'errors.required',
    });
    expect(validateDemo(demo)).toEqual({});
  });

  it.each(['ana', 'ana@', 'ana@example', 'a b@example.com'])('takes %j for no address [I5.09]', (email) => {
    expect(validateDemo({ ...demo, email })).toEqual({ email: 'errors.email' });
  });

  it.each([
    ['LIVE_ATTENDANCE', ['LIVE_ATTENDANCE']],
    ['STREAMING', ['STREAMING']],
    ['both', ['LIVE_ATTENDANCE', 'STREAMING']],
  ])('says %s as the wire has it [I3.27]', (attendance, wanted) => {
    expect(toDemoRequest({ ...demo, attendance }).attendance).toEqual(wanted);
  });

  it('leaves out a volume that was not chosen, and trims what was typed [I3.23]', () => {
    expect(toDemoRequest({ ...demo, name: ' Ana ', annualVolume: '' })).toEqual({
      name: 'Ana',
      email: 'ana@example.com',
      company: 'Hall 9',
      country: 'CA',
      attendance: ['LIVE_ATTENDANCE', 'STREAMING'],
    });
    expect(toDemoRequest({ ...demo, annualVolume: 'OVER_500K' }).annualVolume).toBe('OVER_500K');
  });
});

describe('contact message', () => {
  it('wants all four fields, and an address that is one [I2.29]', () => {
    expect(validateContact({ name: ' ', message: '\n' })).toEqual({
      name: 'errors.required',
      emailAddress: 'errors.required',
      topic: 'errors.required',
      message: 'errors.required',
    });
    const typed = { name: 'Ana', emailAddress: 'ana', topic: 'order', message: 'Hello' };
    expect(validateContact(typed)).toEqual({ emailAddress: 'errors.email' });
  });

  it('has no topic but those of the contract', () => {
    expect(toContactMessage({ topic: 'love' }).topic).toBe('other');
  });
});
